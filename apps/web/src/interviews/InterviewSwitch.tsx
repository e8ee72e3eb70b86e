import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { acceptCard } from '../applications/applications.queries.ts';
import { fullName } from '../applications/fullName.ts';
import { noteOwnAct, versionSeen } from '../applications/moves/ownVersions.ts';
import { useQuickAct } from '../platform/forms/useQuickAct.ts';
import { call, presentOf } from '../platform/network/api.ts';
import { useText } from '../platform/texts/i18n.ts';

interface Props {
  application: Detail;
  active: boolean;
}

/** Activates the interview of the application, or deactivates it, with the way back. */
export function InterviewSwitch({ application, active }: Props) {
  const t = useText('interviews');
  const client = useQueryClient();
  const name = fullName(application);
  const { press, pressed } = useQuickAct({
    act: async (now: { active: boolean; version: number }) => {
      try {
        const card = await call('switchInterview', { params: { id: application.id }, body: now });
        noteOwnAct(now.version, card);
        acceptCard(client, card);
        return card;
      } catch (error) {
        const present = presentOf('switchInterview', error);
        if (present) acceptCard(client, present);
        throw error;
      }
    },
    done: (now) => t(now.active ? 'nowActive' : 'nowInactive', { name }),
    failed: () => t('switchFailed'),
    undo: (now, { version }, again) => again({ active: !now.active, version }),
  });
  return (
    <p>
      <Button
        variant="default"
        size="compact-md"
        loading={pressed !== undefined}
        onClick={() => press({ active: !active, version: versionSeen(application) })}
      >
        {t(active ? 'deactivate' : 'activate')}
      </Button>
    </p>
  );
}
