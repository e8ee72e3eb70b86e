/** What holds for every list as a file: its rows are those that its pages show to the same reader. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints, type ListName } from '@portal/contract/allEndpoints.ts';
import { waysOf, type Filter, type List } from '@portal/contract/lists.ts';
import { PERMISSIONS } from '@portal/domain/access/permissions.ts';
import { EXPORTED_LISTS, EXPORTED_STATISTICS, SEES_EXPORTS } from '@portal/domain/exports/exports.ts';
import { LANGUAGES, type Language } from '@portal/domain/languages.ts';
import { buildTestServer, type Answer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { cellsOf, openExport, orderExport, readCsv } from '../../test/listed/exportedFile.ts';
import { fillLists } from '../../test/listed/fillLists.ts';
import { inRole } from '../../test/people/inRole.ts';
import { exportedLists } from '../exportedLists.ts';
import { exportWords } from '../platform/lists/exportWords.ts';

type Reader = Pick<Caller, 'get' | 'send'>;

let portal: TestServer;
let admin: Reader;
/** Kept to a charge, and yet with the right to every list. */
let kept: Reader;
/** The same with the right to audit, which shows everybody's exports. */
let audits: Reader;

const ABOVE_ANY_CHARGE: readonly string[] = [
  'business.analyst',
  'business.supervisor',
  'business.manager',
  SEES_EXPORTS,
];

beforeAll(async () => {
  portal = await buildTestServer();
  await fillLists(portal);
  admin = await portal.staff('admin');
  const rights = PERMISSIONS.filter((slug) => !ABOVE_ANY_CHARGE.includes(slug));
  kept = await inRole(portal, 'ephesian', rights);
  audits = await inRole(portal, 'ephesian2', [...rights, SEES_EXPORTS]);
});
afterAll(() => portal.close());

/** Every row, page after page, read in a language. */
async function walk(
  reader: Reader,
  name: ListName,
  { language, query }: { language: Language; query: Record<string, string> },
): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let after: string | null = ''; after !== null;) {
    const asked: string = new URLSearchParams({ ...query, ...(after && { after }) }).toString();
    const { data }: Answer = await reader.get(`/api${allEndpoints[name].path}?${asked}`, {
      'accept-language': language,
    });
    rows.push(...data.data);
    after = data.next;
  }
  return rows;
}

/** A value of the first filter that has values of its own. */
function narrowingOf({ filters }: List): Record<string, string> {
  const found = Object.entries<Filter>(filters).find(([, filter]) => filter.kind === 'oneOf');
  return found?.[1].kind === 'oneOf' ? { [found[0]]: found[1].values.at(-1) ?? '' } : {};
}

test('every list and every statistic of the contract can be taken out', () => {
  const listing = Object.entries(allEndpoints).flatMap(([name, endpoint]) => ('list' in endpoint ? [name] : []));
  expect([...EXPORTED_LISTS].toSorted()).toEqual(listing.toSorted());
  const statistics = Object.entries(allEndpoints).flatMap(([name, endpoint]) => ('terms' in endpoint ? [name] : []));
  expect([...EXPORTED_STATISTICS].toSorted()).toEqual(statistics.toSorted());
  expect(exportedLists.map(({ name }) => name).toSorted()).toEqual([...listing, ...statistics].toSorted());
});

describe.each(EXPORTED_LISTS)('%s', (name) => {
  const { list }: { list: List } = allEndpoints[name];

  test('as a file holds the rows of its pages in their order, to each reader what is theirs, in both languages', async () => {
    const found: number[] = [];
    for (const [reader, language, query] of [
      [admin, 'es', { sort: waysOf(list.sorts).at(-1) ?? '', ...narrowingOf(list) }],
      [admin, 'en', {}],
      [name === 'listChanges' ? audits : kept, 'en', {}],
    ] as const) {
      const rows = await walk(reader, name, { language, query });
      const { data } = await orderExport(reader, { list: name, query, language });
      expect(data.total).toBe(rows.length);
      const [, ...written] = readCsv(await openExport(portal, data));
      const words = await exportWords(language);
      expect(written).toEqual(rows.map((row) => cellsOf(name, row, words)));
      found.push(rows.length);
    }
    expect(Math.max(...found)).toBeGreaterThan(10);
  });

  test('has a title for each column in both languages, and none twice', async () => {
    const { columns } = exportedLists.find((each) => each.name === name) ?? { columns: [] };
    for (const language of LANGUAGES) {
      const words = await exportWords(language);
      const titles = columns.map(({ title }) => title(words));
      expect(new Set(titles).size, titles.join()).toBe(columns.length);
      expect(titles.filter((title) => title === '' || /^[a-z]/.test(title))).toEqual([]);
    }
  });
});
