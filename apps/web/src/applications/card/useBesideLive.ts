import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { BESIDE, type Beside } from '@portal/domain/applications/beside.ts';
import { follow } from '../../platform/live/topics.ts';
import { refreshApplication } from '../applications.queries.ts';
import { appointmentsKey } from '../appointmentsKey.ts';
import { messagesKey } from '../messagesKey.ts';
import { notesKey } from '../notes/notes.queries.ts';
import { referencesKey } from '../references/references.queries.ts';

/** Dossiers are followed where they are shown. */
type Shown = Exclude<Beside, 'dossiers'>;
const isShown = (what: Beside): what is Shown => what !== 'dossiers';

const KEYS: Readonly<Record<Shown, (id: number) => readonly unknown[]>> = {
  notes: (id) => notesKey({ id, kind: 'NOTE' }),
  erNotes: (id) => notesKey({ id, kind: 'ER' }),
  references: referencesKey,
  negativeReferences: referencesKey,
  messages: messagesKey,
  appointments: appointmentsKey,
};

/**
 * Reads what lies beside the open card anew when somebody changed it: lists and counts alone, so that what is being typed
 * beside them stays as it is.
 */
export function useBesideLive(id: number): void {
  const client = useQueryClient();
  useEffect(() => {
    const renew = (parts: readonly Shown[]) => {
      for (const part of parts) void client.invalidateQueries({ queryKey: KEYS[part](id) });
    };
    return follow('beside', {
      // The whole application is read anew by the board's word.
      onMissed: () => renew(BESIDE.filter(isShown)),
      onEvent: ({ cards }) => {
        const told = cards.find((card) => card.id === id);
        const parts = told?.what.filter(isShown) ?? [];
        if (parts.length === 0) return;
        renew(parts);
        void refreshApplication(client, id);
      },
    });
  }, [client, id]);
}
