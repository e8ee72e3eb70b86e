import type { HistoryNoun } from '../src/history/record.ts';
import type { TestServer } from './buildTestServer.ts';

/** What was done to something and by whom, the first first, as it is kept: personal values beside the rest. */
export async function historyOf({ database }: Pick<TestServer, 'database'>, noun: HistoryNoun, id: number) {
  const rows = await database.read((db) =>
    db.selectFrom('history').selectAll().where('noun', '=', noun).where('subject_id', '=', id).orderBy('id').execute(),
  );
  return rows.map(({ kind, user_id, by_client, detail, personal }) => ({
    kind,
    by: user_id ?? (by_client ? ('client' as const) : ('system' as const)),
    detail,
    ...(personal && { personal }),
  }));
}
