import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/tables.ts';

/** Sixty notifications in every state that nothing is on its way of, and language, of three days each. */
export async function insertNotifications(db: Db, now: Date): Promise<void> {
  await sql`
    insert into notification (name, language, title_en, title_es, message_en, message_es, subject_en, subject_es, body_en,
      body_es, recipients, state, leaves_at, saved_at)
    select 'Gathering ' || i, (array['en', 'es', 'both'])[1 + i % 3], 'Come along ' || i, 'Venga ' || i, 'Soon', 'Pronto',
      'The gathering', 'El encuentro', '<p>Come</p>', '<p>Venga</p>',
      '{"groups": ["MANAGERS"], "country": null, "stages": [], "ephesian": null, "people": []}',
      (array['DRAFT', 'SENT', 'CANCELLED'])[1 + i % 3],
      case when i % 3 > 0 then ${now}::timestamptz - i * interval '1 day' end,
      ${now}::timestamptz - (i / 3) * interval '5 days'
    from generate_series(0, 59) i`.execute(db);
}
