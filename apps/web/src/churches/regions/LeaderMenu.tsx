import { useState } from 'react';
import { IconArrowUp, IconBinaryTree, IconUserMinus, IconUserStar } from '@tabler/icons-react';
import { lateOver } from '../../platform/late/late.tsx';
import { RowMenu } from '../../platform/lists/RowMenu.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import type { Leader } from './regions.queries.ts';
import { useRegionsAddress } from './regionsAddress.ts';
import { usePlacing } from './usePlacing.ts';

const GiveLeader = lateOver(async () => ({ default: (await import('./GiveLeader.tsx')).GiveLeader }));
const PlaceDialog = lateOver(async () => ({ default: (await import('./PlaceDialog.tsx')).PlaceDialog }));

/** What may be done about a leader, in the list and in the tree. */
export function LeaderMenu({ leader, leadsToTree = false }: { leader: Leader; leadsToTree?: boolean }) {
  const t = useText('regions');
  const [asked, setAsked] = useState<'associate' | 'place'>();
  const { press } = usePlacing();
  const { show } = useRegionsAddress();
  const close = () => setAsked(undefined);
  return (
    <>
      <RowMenu
        label={t('actionsOf', { name: leader.name })}
        acts={[
          { label: t('associate'), icon: IconUserStar, does: () => setAsked('associate') },
          { label: t('place'), icon: IconArrowUp, does: () => setAsked('place') },
          leader.parent !== null && {
            label: t('release'),
            icon: IconUserMinus,
            does: () => press({ leader, parent: null }),
          },
          leadsToTree && { label: t('inTree'), icon: IconBinaryTree, does: () => show('tree', leader.id) },
        ]}
      />
      {asked === 'associate' && <GiveLeader leader={leader} onClose={close} />}
      {asked === 'place' && <PlaceDialog leader={leader} onClose={close} />}
    </>
  );
}
