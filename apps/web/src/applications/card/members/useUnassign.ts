import { useQueryClient } from '@tanstack/react-query';
import type { CardForReader } from '@portal/contract/applications/card.ts';
import type { Detail } from '@portal/contract/applications/detail.ts';
import type { AssignmentKind } from '@portal/domain/access/roles.ts';
import { useQuickAct } from '../../../platform/forms/useQuickAct.ts';
import { call, presentOf } from '../../../platform/network/api.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { acceptCard } from '../../applications.queries.ts';
import { fullName } from '../../fullName.ts';
import { noteOwnAct, versionSeen } from '../../moves/ownVersions.ts';

interface Member {
  kind: AssignmentKind;
  userId: number;
  person: string;
}

/** Takes the application from somebody in charge, with the way back; `after` has the focus to place. */
export function useUnassign(application: Detail, after: (member: Member) => void) {
  const t = useText('applicationDetail');
  const board = useText('applications');
  const client = useQueryClient();
  const { id } = application;
  const words = ({ kind, person }: Member) => ({ person, kind: board(`kinds.${kind}`), name: fullName(application) });

  const sent = async (version: number, answer: Promise<CardForReader>): Promise<CardForReader> => {
    try {
      const card = await answer;
      noteOwnAct(version, card);
      acceptCard(client, card);
      return card;
    } catch (error) {
      const present = presentOf('unassignApplication', error);
      if (present) acceptCard(client, present);
      throw error;
    }
  };
  const giveBack = useQuickAct<Member & { version: number }, CardForReader>({
    act: ({ kind, userId, version }) =>
      sent(version, call('assignApplication', { params: { id, kind }, body: { userId, version } })),
    done: (member) => t('members.givenBack', words(member)),
    failed: (member) => t('members.giveBackFailed', words(member)),
    after,
  });
  return useQuickAct<Member, CardForReader>({
    act: ({ kind }) => {
      const version = versionSeen(application);
      return sent(version, call('unassignApplication', { params: { id, kind }, body: { version } }));
    },
    done: (member) => t('members.removed', words(member)),
    failed: (member) => t('members.removeFailed', words(member)),
    undo: (member, { version }) => giveBack.press({ ...member, version }),
    after,
  });
}
