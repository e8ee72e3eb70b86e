import { allEndpoints } from '@portal/contract/allEndpoints.ts';
import type { BodyOf, Endpoint } from '@portal/contract/endpoints.ts';
import type { exportEndpoints } from '@portal/contract/exports/exports.ts';
import type { Db } from '../platform/database/tables.ts';
import { check } from '../platform/http/input.ts';
import { refuseFields } from '../platform/http/refusal.ts';
import type { ExportedList } from '../platform/lists/exportOf.ts';
import { shownColumns } from './definitions/definition.ts';
import type { Order } from './file/exportBytes.ts';

type Asked = BodyOf<typeof exportEndpoints.orderExport>;

/**
 * The order of a body, its columns in the order and under the titles of the list's definition. Refusals: GE004; at `columns`
 * `field.checkbox` and `field.choice`, of hidden columns too; those of the list's own query.
 */
export async function orderOf(db: Db, lists: readonly ExportedList[], asked: Asked): Promise<Order> {
  const { list, shown } = await columnsOf(db, lists, asked.list);
  const unknown = asked.columns.findIndex((key) => !shown.some((column) => column.key === key));
  refuseFields({
    columns: asked.columns.length === 0 ? { code: 'field.checkbox' } : undefined,
    [`columns.${unknown}`]: unknown >= 0 ? { code: 'field.choice' } : undefined,
  });
  return order(list, asked, shown);
}

/** The same of one that was taken already: what was hidden since is left out. Refusal: `field.checkbox` where nothing remains. */
export async function orderOfTaken(db: Db, lists: readonly ExportedList[], asked: Asked): Promise<Order> {
  const { list, shown } = await columnsOf(db, lists, asked.list);
  const taken = order(list, asked, shown);
  refuseFields({ columns: taken.columns.length === 0 ? { code: 'field.checkbox' } : undefined });
  return taken;
}

async function columnsOf(db: Db, lists: readonly ExportedList[], name: Asked['list']) {
  const list = lists.find((each) => each.name === name);
  if (!list) throw new Error(`The list ${name} has no columns.`);
  return { list, shown: await shownColumns(db, list) };
}

function order(list: ExportedList, { list: name, ...asked }: Asked, shown: Order['columns']): Order {
  const { query: schema }: Endpoint = allEndpoints[name];
  const columns = shown.filter(({ key }) => asked.columns.includes(key));
  return { ...asked, list, columns, query: check(schema, asked.query) };
}
