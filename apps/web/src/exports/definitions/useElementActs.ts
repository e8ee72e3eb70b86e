import { useQueryClient } from '@tanstack/react-query';
import type { ExportDefinition, ExportElement } from '@portal/contract/exports/definitions.ts';
import { useQuickAct } from '../../platform/forms/useQuickAct.ts';
import { call } from '../../platform/network/api.ts';
import { currentLanguage, useText } from '../../platform/texts/i18n.ts';
import { DEFINITIONS, takeDefinition } from './definitions.queries.ts';
import { titleNow } from './titleNow.ts';

/** One after the other: who steps a column down twice acts upon what the first step made. */
let before: Promise<unknown> = Promise.resolve();

interface Placed {
  element: string;
  /** Where it goes, in the definition as it is when its turn comes. */
  to: (now: ExportDefinition) => number;
}

/** What one press does to a column of a list's file. Where somebody else changed it first, that is said, and what it is now is shown. */
export function useElementActs(definition: ExportDefinition) {
  const t = useText('exportDefinitions');
  const client = useQueryClient();
  const { id } = definition;
  const inTurn = (act: (now: ExportDefinition) => Promise<ExportDefinition>): Promise<ExportDefinition> => {
    const turn = before
      .catch(() => undefined)
      .then(() => act(client.getQueryData<ExportDefinition>([...DEFINITIONS, id]) ?? definition))
      .then((answer) => {
        takeDefinition(client, answer);
        return answer;
      });
    before = turn;
    return turn;
  };
  const { press: place } = useQuickAct({
    act: ({ element, to }: Placed) =>
      inTurn((now) =>
        call('placeExportElement', {
          params: { id },
          body: { version: now.version, element, position: Math.max(to(now), 1) },
        }),
      ),
    done: () => undefined,
    failed: () => t('failedOrder'),
    renews: DEFINITIONS,
  });
  const { press: show } = useQuickAct({
    act: ({ element, visible }: { element: ExportElement; visible: boolean }) =>
      inTurn(({ version }) =>
        call('showExportElement', { params: { id }, body: { version, element: element.key, visible } }),
      ),
    done: ({ element, visible }) => t(visible ? 'shown' : 'nowHidden', { name: titleNow(element, currentLanguage()) }),
    failed: () => t('failedVisible'),
    renews: DEFINITIONS,
  });
  return { place, show };
}
