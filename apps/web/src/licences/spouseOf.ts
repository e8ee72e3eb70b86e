import type { Detail } from '@portal/contract/applications/detail.ts';
import { gapsOf, type LeaderCardGap } from '@portal/domain/licences/licence.ts';

type Facts = Pick<Detail, 'pastor' | 'ministry'>;

const text = (value: string | number | boolean | null | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** The spouse whom the card of a married leader shows. */
export const spouseOf = ({ pastor: { leader, spouse } }: Facts): string | null =>
  leader['civilStatus'] === 'MARRIED' && spouse['name']
    ? [text(spouse['name']), text(spouse['lastName'])].filter(Boolean).join(' ')
    : null;

/** What the leader card still lacks. */
export const gapsOfDetail = ({ pastor: { leader, spouse, photos }, ministry }: Facts): LeaderCardGap[] =>
  gapsOf({
    leader: {
      name: text(leader['name']),
      lastName: text(leader['lastName']),
      title: text(leader['title']),
      civilStatus: text(leader['civilStatus']),
    },
    spouse: { name: text(spouse['name']), lastName: text(spouse['lastName']) },
    church: text(ministry['name']),
    hasPhoto: photos.some(({ kind }) => kind === 'LEADER'),
  });
