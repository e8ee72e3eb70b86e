/** Imports as whoever does them has them before them: upload, dry run, run, undo, and what is told of the rows. */
import { afterAll, beforeAll, expect } from 'vitest';
import type { ImportBatch, ImportRow } from '@portal/contract/imports/imports.ts';
import type { ImportKind } from '@portal/domain/imports/imports.ts';
import { buildTestServer, type Caller, type TestServer } from '../buildTestServer.ts';

/** A large import: each row is tried and then brought in, which on a busy machine are some twenty a second. */
export const LARGE_IMPORT_MS = 45 * 60_000;

const IMPORT = '/api/business/import';

/** What became of a row, or why it was refused, at which field. */
const toldOf = ({ outcome, problems }: ImportRow): string => {
  const [first] = Object.entries(problems);
  return outcome === 'REFUSED' && first ? `${first[0]}: ${first[1].code}` : String(outcome);
};

export function importDesk(portal: Pick<TestServer, 'drain'>, kind: ImportKind, by: () => Caller) {
  const upload = (bytes: Buffer | string, name = 'file.csv') =>
    by().upload('POST', `${IMPORT}/files/${kind}`, { name, bytes: Buffer.from(bytes) });
  const look = async (id: number): Promise<ImportBatch> => (await by().get(`${IMPORT}/${id}`)).data;
  const rowsOf = async (id: number): Promise<ImportRow[]> => {
    const all: ImportRow[] = [];
    for (let after: string | null = '1'; after !== null;) {
      const page: { data: ImportRow[]; next: string | null } = (await by().get(`${IMPORT}/${id}/rows?after=${after}`))
        .data;
      all.push(...page.data);
      after = page.next;
    }
    return all;
  };
  const told = async (id: number): Promise<string[]> => (await rowsOf(id)).map(toldOf);
  const order = async (id: number, what: 'checks' | 'runs' | 'undoings', more: object = {}) => {
    const { version, mapping, duplicates } = await look(id);
    const body = what === 'checks' ? { mapping, duplicates, version, ...more } : { version };
    return by().send('POST', `${IMPORT}/${id}/${what}`, body);
  };
  /** An act upon an import, and all the work that it leaves. */
  const act = async (id: number, what: 'checks' | 'runs' | 'undoings', more: object = {}): Promise<ImportBatch> => {
    expect((await order(id, what, more)).codes).toEqual([]);
    for (;;) {
      await portal.drain(['bulk.work']);
      const batch = await look(id);
      if (!batch.state.endsWith('ING')) return batch;
    }
  };
  const imported = async (bytes: Buffer | string, more: object = {}): Promise<ImportBatch> => {
    const { id } = (await upload(bytes)).data;
    await act(id, 'checks', more);
    return act(id, 'runs');
  };
  return { upload, look, rowsOf, told, order, act, imported };
}

/** A portal for the tests of one file, with an administrator who brings files of one kind in. */
export function importCase(kind: ImportKind) {
  let portal: TestServer;
  let admin: Caller;
  beforeAll(async () => {
    portal = await buildTestServer();
    admin = await portal.staff('admin');
  });
  afterAll(() => portal.close());
  return {
    get portal() {
      return portal;
    },
    get admin() {
      return admin;
    },
    desk: importDesk({ drain: (...given) => portal.drain(...given) }, kind, () => admin),
  };
}
