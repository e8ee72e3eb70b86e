/** One list of the demo whose file is another than the portal's: a title of its own in both languages, one in Spanish alone, one hidden. */
import type { StaffContext } from '../../platform/http/context.ts';
import { showExportElement, titleExportElement } from '../../exports/definitions/changeDefinition.ts';
import { paymentsExport } from '../../payments/unmatched/exportPayments.ts';
import { given } from '../given.ts';

const LIST = { id: 'payments.export' };

/** Defines it by its acts. */
export async function addDemoDefinitions(as: StaffContext): Promise<void> {
  const { columns } = paymentsExport;
  const [first, second] = columns;
  const last = columns.at(-1);
  if (!first || !second || !last) return;
  const title = titleExportElement([paymentsExport]);
  const show = showExportElement([paymentsExport]);
  await title(as, given(LIST, { version: 0, element: first.key, titles: { en: 'Came in', es: 'Llegada' } }));
  await title(as, given(LIST, { version: 1, element: second.key, titles: { en: null, es: 'Dato del pago' } }));
  await show(as, given(LIST, { version: 2, element: last.key, visible: false }));
}
