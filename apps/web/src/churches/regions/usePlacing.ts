import { useQuickAct } from '../../platform/forms/useQuickAct.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { REGIONS, type Leader } from './regions.queries.ts';

export interface Placing {
  leader: Leader;
  parent: { id: number; name: string } | null;
}

/** Makes a leader the spiritual child of another, or nobody's; it can be taken back. */
export function usePlacing() {
  const t = useText('regions');
  return useQuickAct({
    act: ({ leader, parent }: Placing) =>
      call('setSpiritualParent', {
        params: { id: leader.id },
        body: { from: leader.parent?.id ?? null, parent: parent?.id ?? null },
      }),
    done: ({ leader: { name }, parent }) =>
      parent ? t('placed', { name, parent: parent.name }) : t('released', { name }),
    failed: ({ leader: { name } }) => t('notPlaced', { name }),
    undo: ({ leader }, fresh, press) => press({ leader: fresh, parent: leader.parent }),
    renews: REGIONS,
  });
}
