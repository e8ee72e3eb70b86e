import { EXPORTED_LISTS } from '@portal/domain/exports/exports.ts';
import { staffId } from '../factories.ts';
import type { TestServer } from '../buildTestServer.ts';

const DAY_MS = 86_400_000;

/** Sixty exports by two people, of all lists, over two years' turn. */
export async function insertExports(portal: TestServer, ephesian: number): Promise<void> {
  const admin = await staffId(portal, 'admin');
  await portal.database.transaction((db) =>
    db
      .insertInto('export')
      .values(
        Array.from({ length: 60 }, (_, place) => {
          // In threes of one instant: ties fall on the edges of pages.
          const at = new Date(Date.UTC(2025, 11, 20) + Math.floor(place / 3) * DAY_MS);
          return {
            user_id: place % 2 === 0 ? admin : ephesian,
            role_id: null,
            list: EXPORTED_LISTS[place % EXPORTED_LISTS.length] ?? 'listUsers',
            query: null,
            filters: place % 4 === 0 ? ['search', 'country'] : [],
            columns: ['name'],
            format: place % 5 === 0 ? ('csv' as const) : ('xlsx' as const),
            language: 'es' as const,
            rights: [],
            state: 'DONE' as const,
            done: place,
            total: place,
            created_at: at,
            touched_at: at,
          };
        }),
      )
      .execute(),
  );
}
