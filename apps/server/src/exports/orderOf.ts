import { allEndpoints } from '@portal/contract/allEndpoints.ts';
import type { BodyOf, Endpoint } from '@portal/contract/endpoints.ts';
import type { exportEndpoints } from '@portal/contract/exports/exports.ts';
import { check } from '../platform/http/input.ts';
import { refuseFields } from '../platform/http/refusal.ts';
import type { ExportedList } from '../platform/lists/exportOf.ts';
import type { Order } from './file/exportBytes.ts';

type Asked = BodyOf<typeof exportEndpoints.orderExport>;

/** The order of a body. Refusals: GE004; at `columns` `field.checkbox` and `field.choice`; those of the list's own query. */
export function orderOf(lists: readonly ExportedList[], { list: name, ...asked }: Asked): Order {
  const list = lists.find((each) => each.name === name);
  if (!list) throw new Error(`The list ${name} has no columns.`);
  const columns = list.columns.filter(({ key }) => asked.columns.includes(key));
  const unknown = asked.columns.findIndex((key) => !list.columns.some((column) => column.key === key));
  refuseFields({
    columns: asked.columns.length === 0 ? { code: 'field.checkbox' } : undefined,
    [`columns.${unknown}`]: unknown >= 0 ? { code: 'field.choice' } : undefined,
  });
  const { query: schema }: Endpoint = allEndpoints[name];
  return { ...asked, list, columns, query: check(schema, asked.query) };
}
