import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/tables.ts';

/** Sixty rows of each list that nothing else fills, in threes of one instant; `ephesian` is who did what somebody did. */
export async function insertListed(db: Db, ephesian: number): Promise<void> {
  await sql`insert into staff_user (name, last_name, email, country, status, created_at, last_sign_in_at)
    select 'Nora', 'Quispe ' || chr(97 + i % 26), 'q' || i || '@example.org', (array['MX', 'CO', 'ES'])[1 + i % 3],
      (array['ACTIVE', 'INACTIVE'])[1 + i % 2], timestamptz '2026-01-01' + (i / 3) * interval '1.000001 second',
      case when i % 4 > 0 then timestamptz '2026-02-01' + (i / 5) * interval '1.000001 second' end
    from generate_series(1, 60) i`.execute(db);
  await sql`insert into mail (message_id, to_address, template, language, subject, body, links, state, created_at)
    select 'list-' || i, 'm' || i || '@example.org', 'passwordReset', 'en', 'A subject', 'A text', '{}',
      (array['SENT', 'KEPT', 'FAILED', 'WAITING'])[1 + i % 4], timestamptz '2026-01-01 00:00-05' + (i / 3 - 10) * interval '1 second'
    from generate_series(1, 60) i`.execute(db);
  await sql`insert into payment (application_id, type, state, unmatched_why, amount, currency, reference, at, refund_reason, refund_amount)
    select case when i % 3 = 0 then (select id from application order by id limit 1) end, 'ONLINE',
      (array['UNMATCHED', 'UNMATCHED', 'SET_ASIDE', 'PAID', 'UNMATCHED'])[1 + i % 5], (array['ORPHAN', 'AMOUNT', 'CURRENCY'])[1 + i % 3],
      15000, 'USD', 'pi_' || i, timestamptz '2026-01-01 00:00-05' + (i / 3 - 10) * interval '1 second',
      case when i % 7 = 0 then 'LAW' end, case when i % 7 = 0 then 100 end
    from generate_series(1, 60) i`.execute(db);
  await sql`update application set country = (array['MX', 'CO'])[1 + id % 2]`.execute(db);
  await sql`insert into exoneration (application_id, type, reason, user_id, at, state, decided_by)
    select (select id from application order by id offset i % 15 limit 1), (array['PAYMENT', 'PROCESS'])[1 + i % 2],
      (array['HARDSHIP', 'OTHER', 'NETWORK_STAFF'])[1 + i % 3], ${ephesian}, timestamptz '2026-01-01 00:00-05' + (i / 3 - 10) * interval '1 second',
      case when i < 10 then 'WAITING' when i % 7 = 0 then 'REFUSED' else 'GRANTED' end, case when i >= 10 then ${ephesian}::bigint end
    from generate_series(1, 60) i`.execute(db);
  // Deleted within the last fifty days, in threes of one instant, by two people.
  await sql`with made as (
      insert into application (client_account_id, status, started_at, country, deleted_at)
      select (select min(id) from client_account), (array['PAID', 'ANALYSIS', 'SENT'])[1 + i % 3], now(),
        (array['MX', 'CO'])[1 + i % 2], now()
      from generate_series(1, 60) i returning id)
    insert into deletion (id, user_id, reason, at)
    select id, case when id % 3 > 0 then ${ephesian}::bigint else (select min(id) from staff_user) end, 'Twice',
      timestamptz '2026-03-10 14:00Z' - (row_number() over (order by id) / 3) * interval '36 hours'
    from made`.execute(db);
  await sql`insert into problem_report (reporter_id, codes, screen, language, created_at, settled_at, settled_by)
    select ${ephesian}, '{GE200}', '/requests/dashboard', 'es', timestamptz '2026-01-01' + (i / 3) * interval '1 second',
      case when i % 4 > 0 then timestamptz '2026-02-01' end, case when i % 4 > 0 then ${ephesian}::bigint end
    from generate_series(1, 60) i`.execute(db);
  await sql`with made as (
      insert into client_account
        (email, password_hash, language, status, terms_version, created_at, last_active_at, reminded_at)
      select 'd' || i || '@example.org', '-', 'es', (array['ACTIVE', 'ACTIVE', 'INACTIVE'])[1 + i % 3], '1',
        timestamptz '2026-01-01', timestamptz '2026-03-10' - (i / 3) * interval '10 days',
        case when i % 4 = 0 then timestamptz '2026-03-01' end
      from generate_series(1, 60) i returning id, substr(split_part(email, '@', 1), 2)::int as i
    ), begun as (
      insert into application (client_account_id, status, stage_entered_at, started_at, form_state)
      select id, 'UNFINISHED', now(), timestamptz '2026-01-01 00:00-05' + (i - 30) * interval '1 second',
        (array['FORM_STATE_PASTORAL_FORM', 'FORM_STATE_MINISTRY_FORM', 'FORM_STATE_DOCUMENTS'])[1 + i % 3]
      from made returning id
    )
    insert into application_ministry (application_id, name, country)
    select id, 'Casa ' || id, (array['PE', 'BO', null])[1 + id % 3] from begun`.execute(db);
  // In threes held by as many: by nobody, or by some of the staff.
  await sql`with made as (
      insert into role (name, name_es, permissions, active)
      select 'Role ' || i, 'Rol ' || (61 - i), '{business.audit.show}', i % 4 > 0 from generate_series(1, 60) i
      returning id, substr(name, 6)::int as i)
    insert into user_role (user_id, role_id)
    select staff_user.id, made.id from made, staff_user where staff_user.id % 7 < (made.i / 3) % 5`.execute(db);
  // What was changed, in threes of one instant; some of it by nobody, some of what no longer exists.
  await sql`insert into history (noun, subject_id, kind, at, user_id, detail, ip)
    select noun, case when noun in ('settings', 'regions') then 0 else i end,
      case noun when 'settings' then 'changed' when 'regions' then 'given' when 'persons' then 'parentSet' else 'updated' end,
      timestamptz '2026-01-01 00:00-05' + (i / 3 - 10) * interval '1 second', case when i % 4 > 0 then ${ephesian}::bigint end,
      '{"changes": {}}', '203.0.113.' || i
    from generate_series(1, 60) i,
      lateral (select (array['users', 'access', 'clients', 'persons', 'regions', 'settings'])[1 + i % 6] as noun) n`.execute(
    db,
  );
  // In threes of one use: ties fall on the edges of pages.
  await sql`insert into tag (name, colour) select 'Etiqueta ' || i, 'teal' from generate_series(1, 60) i`.execute(db);
  await sql`insert into application_tag (application_id, tag_id)
    select application.id, tag.id from application, tag where application.id % 20 < (tag.id / 3) % 5`.execute(db);
}

/** Sixty accepted documents of sixty cards, in threes of one end: some over, some ending soon; of each as many kinds, countries and of the Ephesian's. */
export async function insertDatedDocuments(db: Db, ephesian: number, now: Date): Promise<void> {
  await sql`with client as (select id from client_account order by id limit 1), made as (
      insert into application (client_account_id, status, stage_entered_at, started_at, submitted_at, case_number, country, ephesian_id)
      select client.id, (array['PAID', 'ANALYSIS', 'SENT'])[1 + i % 3], ${now}, ${now}, ${now},
        '2023-' || lpad(i::text, 6, '0'), (array['MX', 'CO'])[1 + i % 2],
        case when i % 4 = 0 then ${ephesian}::bigint end
      from client, generate_series(1, 60) i returning id, substring(case_number from 6)::int as i
    ), files as (
      insert into stored_file (digest, media_type, bytes) select md5('dated' || i), 'application/pdf', 9 from made returning id, digest
    ), hung as (
      insert into attachment (noun, subject_id, kind, file_id, name, at)
      select 'applications', made.id, (array['FORM_DOCUMENT_CREED', 'FORM_DOCUMENT_LOGO'])[1 + i % 2], files.id, 'd.pdf', ${now}
      from made join files on digest = md5('dated' || i) returning subject_id, kind, file_id
    )
    insert into document_acceptance (application_id, field_key, file_id, user_id, at, valid_until)
    select subject_id, kind, file_id, ${ephesian}, ${now}, ${now}::date - 60 + (made.i / 3) * 9
    from hung join made on made.id = subject_id`.execute(db);
}

/** Sixty licences of persons admitted for them, in threes of one end: some over, some ending soon, some taken back, some of whom is admitted no more. */
export async function insertLicences(db: Db, ephesian: number, now: Date): Promise<void> {
  await sql`with holder as (
      insert into person (name, last_name, email) select 'Ada', 'Titular', 'holder' || i || '@example.org' from generate_series(1, 60) i
      returning id, substring(email from 7 for position('@' in email) - 7)::int as i
    ), client as (select id from client_account order by id limit 1), made as (
      insert into application (client_account_id, person_id, status, stage_entered_at, started_at, submitted_at, case_number, country, ephesian_id)
      select client.id, holder.id, (array['APPROVED', 'SENT', 'REJECTED'])[1 + i % 3], ${now}, ${now}, ${now},
        '2024-' || lpad(i::text, 6, '0'), (array['MX', 'CO'])[1 + i % 2],
        case when i % 4 = 0 then ${ephesian}::bigint end
      from holder, client returning id, person_id
    ), held as (
      insert into licence (person_id, code, issued_at, valid_until, deactivated_at)
      select id, 'L' || i, ${now}, ${now}::date - 60 + (i / 3) * 9, case when i % 7 = 0 then ${now}::timestamptz end
      from holder returning id, person_id
    )
    select 1`.execute(db);
  await sql`update application set licence_id = licence.id from licence
    where licence.person_id = application.person_id and licence_id is null`.execute(db);
}
