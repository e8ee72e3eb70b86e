import { EXPORT_MEDIA_TYPES } from '@portal/domain/exports/exports.ts';
import { newYorkDate } from '../../platform/clock.ts';
import { keepMade } from '../../platform/files/keepMade.ts';
import type { JobContext } from '../../platform/jobs/defineJob.ts';
import { exportWords } from '../../platform/lists/exportWords.ts';
import { exportBytes, titleOf, type Order } from './exportBytes.ts';

type Keeping = Parameters<typeof exportBytes>[2] & { of: string };

/** Makes the file of an order and puts it into the store as it comes; answers it with the name that it is offered under. */
export async function keepExport(
  context: Pick<JobContext, 'database' | 'files' | 'now'>,
  order: Order,
  { of, ...reading }: Keeping,
): Promise<{ fileId: number; name: string }> {
  const title = titleOf(order.list, await exportWords(order.language));
  const bytes = exportBytes(context.database, order, reading);
  const fileId = await keepMade(context, { of: `export ${of}`, mediaType: EXPORT_MEDIA_TYPES[order.format], bytes });
  return { fileId, name: `${title} ${newYorkDate(context.now)}.${order.format}` };
}
