// Over 250 lines: the rows of all nouns, in the order in which they lean on each other.
import { inject } from 'vitest';
import { Client } from 'pg';
import type { Database } from '../../src/platform/database/database.ts';
import { openDatabase } from '../../src/platform/database/openDatabase.ts';
import { engineOf } from '../../src/platform/database/root.ts';
import { onServer, urlOf } from './postgresUrls.ts';
import { quietLog } from '../quietLog.ts';

/** Rows of each large table: enough that reading one from end to end would be the dearer way. */
export const MANY = 100_000;

/**
 * One row a noun that can grow: what its plans are read on. Each noun adds its own; nobody changes a row afterwards. Written
 * without the triggers, which work row by row: what they would have kept is written too.
 */
const SEED: readonly string[] = [
  // Staff: one in ten never signed in, one in fifty was removed, roles are held by most or by few.
  `insert into role (name, slug) select 'Role ' || i, 'role' || i from generate_series(1, 5) i`,
  `insert into staff_user (name, last_name, email, country, status, created_at, last_sign_in_at, removed_at)
   select (array['Ana', 'José', 'Grace', 'Łukasz', 'Noemí'])[1 + i % 5], md5(i::text), 's' || i || '@example.org',
     'C' || i % 40, (array['ACTIVE', 'ACTIVE', 'INACTIVE', 'PENDING'])[1 + i % 4], now() - i * interval '1 minute',
     case when i % 10 > 0 then now() - i * interval '7 seconds' end, case when i % 50 = 0 then now() end
   from generate_series(1, ${MANY}) i`,
  `insert into user_role (user_id, role_id)
   select i, case when i % 1000 = 0 then 5 else 1 + i % 3 end from generate_series(1, ${MANY}) i`,
  // Clients.
  `insert into client_account
     (email, leader_name, password_hash, language, status, terms_version, has_application, has_draft, created_at, last_active_at)
   select 'c' || i || '@example.org', (array['Ana', 'José', 'Łukasz'])[1 + i % 3] || ' ' || md5(i::text), '-', 'en',
     (array['ACTIVE', 'ACTIVE', 'ACTIVE', 'INACTIVE', 'PENDING'])[1 + i % 5],
     '1', i % 10 > 0, i % 10 = 1, now() - i * interval '1 minute', now() - i * interval '7 seconds'
   from generate_series(1, ${MANY}) i`,
  // Applications: one client in ten without any, one in ten with a form not submitted, one in fifty with a second one. Half
  // were decided long ago, the others are spread over the stages before; analysts and Ephesians have their share.
  `insert into church (name, city, country, valid_from)
   select 'Casa ' || md5((i * 13)::text), 'x', 'C' || i % 30, now() from generate_series(1, ${MANY}) i`,
  // One church in three was renamed, one in twenty closed.
  `insert into church_change (church_id, what, day, before, after, reason, at)
   select id, case when id % 20 = 0 then 'closed' else 'name' end, now()::date - (id % 900)::int, 'Casa', 'Casa Nueva', 'x', now()
   from church where id % 3 = 0 or id % 20 = 0`,
  `insert into not_same (noun, one_id, other_id, at) select 'churches', id, id + 1, now() from church where id % 50 = 7`,
  `insert into merging (noun, kept_id, gone_id, taken, moved, at)
   select 'churches', id, id + 1, '{}', '{}', now() from church where id % 50 = 9`,
  `insert into person (name, last_name) select 'Ana', md5(i::text) from generate_series(1, ${MANY}) i`,
  // One in a hundred has ninety-nine spiritual children; one in fifty was associated with an Ephesian by hand.
  `update person set spiritual_parent_id = id - id % 100 where id % 100 > 0 and id > 100`,
  `insert into region_country (country, ephesian_id) select 'C' || i, 1 + i from generate_series(0, 29) i`,
  `insert into region_person (person_id, ephesian_id) select id, 1 + id / 50 % 1000 from person where id % 50 = 0`,
  `insert into application
     (client_account_id, person_id, church_id, status, stage_entered_at, started_at, case_number, analyst_id, ephesian_id, country, card,
      words, marks)
   select c, c, c,
     case when n = 1 and c % 10 = 1 then 'UNFINISHED' else
       (array['PAID', 'ANALYSIS', 'INTERVIEW', 'APPROVED', 'SENT', 'SENT', 'SENT', 'REJECTED'])[1 + (c + n) % 8] end,
     now() - c * interval '1 minute', now(),
     case when n = 1 and c % 10 = 1 then null else '2026-' || lpad((c * 2 + n)::text, 6, '0') end,
     1 + c % 200, case when c % 10 <> 1 then 1 + c / 3 % 1000 end, 'C' || c % 30, repeat('x', 900),
     case when n = 2 or c % 10 <> 1 then ' ' || (array['Ana', 'José', 'Łukasz', 'Noemí'])[1 + c % 4] || ' ' || md5(c::text) || ' Casa '
       || md5((c * 13)::text) || ' 2026-' || lpad((c * 2 + n)::text, 6, '0') || ' p' || c || '@example.org 5255' || c * 7919 || ' ' end,
     case when n = 2 or c % 10 <> 1 then array['advance:' || (array['READY', 'READY', 'PAYMENT', 'CORRECTIONS'])[1 + c % 4],
       'corrections:' || case when c % 20 = 3 then 'OPEN' else 'NONE' end, 'payment:' || (array['ONLINE', 'PENDING'])[1 + c % 2],
       'exonerated:NONE', 'classification:' || c % 4, 'tag:' || case when c % 4 = 0 then (c % 200)::text else 'none' end] else '{}' end
   from generate_series(1, ${MANY}) c, generate_series(1, 2) n
   where c % 10 > 0 and (n = 1 or c % 50 = 2)`,
  `insert into application_leader (application_id, name, last_name)
   select id, 'Ana', 'Anders ' || md5((id * 3)::text) from application`,
  `insert into application_ministry (application_id, name, country)
   select id, 'Casa ' || md5((id * 7)::text), 'C' || id % 1000 from application`,
  `insert into stored_file (digest, media_type, bytes, kept_until)
   select i::text, 'image/png', 1, case when i % 500 = 0 then now() end from generate_series(1, ${MANY}) i`,
  // A photo and a document each; some uploads wait.
  `insert into attachment (noun, subject_id, kind, file_id, name, at)
   select 'applications', id, kind, 1 + (id + length(kind)) % 1000, 'p', now()
   from application, unnest(array['FORM_LEADER_PHOTO', 'FORM_DOCUMENT_LOGO']) kind`,
  `insert into attachment (noun, subject_id, file_id, name, user_id, at, upload)
   select 'applications', i, 1 + i % 1000, 'u', 1, now() - i % 50 * interval '30 minutes', gen_random_uuid()
   from generate_series(1, 500) i`,
  // Mails: nearly all were sent; a few failed, wait or were kept.
  `insert into mail (to_address, language, template, subject, body, message_id, created_at, state, application_id, recipient)
   select 'person' || i || '@' || md5(i::text) || '.example.org', 'es', 'submissionReceived',
     'Solicitud 2026-' || lpad(i::text, 6, '0') || ' recibida', repeat('x', 400), '<' || i || '>', now() - (${MANY} - i) * interval '1 minute',
     case when i % 500 = 0 then 'FAILED' when i % 499 = 0 then 'WAITING' when i % 101 = 0 then 'KEPT' else 'SENT' end,
     1 + i % ${MANY / 5}, 'applicant'
   from generate_series(1, ${MANY}) i`,
  // Problem reports: one in five hundred is open.
  `insert into problem_report
     (reporter_id, codes, request_id, screen, words, language, created_at, settled_at, settled_by)
   select 1 + i % 20000, array['GE005'], md5((i * 7)::text), '/requests/' || i, 'Movía la tarjeta ' || md5((i * 3)::text),
     'es', now() - (${MANY} - i) * interval '1 minute', case when i % 500 > 0 then now() end, case when i % 500 > 0 then 1 end
   from generate_series(1, ${MANY}) i`,
  // History: five rows a subject, most of them of applications.
  `insert into history (noun, subject_id, kind, at, user_id, detail)
   select case when i % 10 < 8 then 'applications' when i % 500 = 8 then 'access' when i % 500 = 18 then 'persons'
       when i % 10 = 8 then 'users' else 'clients' end, 1 + i % ${MANY / 5}, 'moved',
     now() - (${MANY} - i) * interval '1 minute', 1 + i % 200, '{"from": "PAID", "to": "ANALYSIS"}'
   from generate_series(1, ${MANY}) i`,
  // Tags: every fourth application wears two.
  `insert into tag (name, colour) select 'Tag ' || i, 'teal' from generate_series(1, 200) i`,
  `insert into application_tag (application_id, tag_id)
   select application.id, 1 + (application.id / 4 + n) % 200 from application, generate_series(0, 1) n
   where application.id % 4 = 0`,
  // Notes: one an application in two, every tenth of them mentions somebody.
  `insert into application_note (application_id, kind, title, description, user_id, at)
   select id, (array['NOTE', 'ER'])[1 + id / 2 % 2], 'N', 'n', 1, now() from application where id % 2 = 0`,
  `insert into application_mention (note_id, user_id)
   select id, 1 + id / 10 % 300 from application_note where id % 10 = 0`,
  // Interviews: one of every fourth application, half of them decided.
  `insert into interview_sheet (application_id, user_id, started_at, closed_at)
   select id, 1 + id % 300, now(), case when id % 2 = 0 then now() end from application where id % 4 = 0`,
  `insert into interview_answer (sheet_id, question, answer, version, at)
   select id, 'call', 'x', 1, now() from interview_sheet`,
  `insert into interview (application_id, result, user_id, at, sheet_id)
   select application_id, 'LATER', user_id, now(), id from interview_sheet`,
  // Appointments: two of every fourth application, within a hundred days before and after; one in ten was cancelled.
  `insert into appointment (application_id, interviewer_id, starts_at, ends_at, zone, place, attendees, made_by, made_at,
     changed_at, cancelled_at, cancelled_by)
   select id, 1 + id / 4 % 300, day, day + interval '1 hour', 'America/Bogota', 'x', 'LEADER', 1, now(), now(),
     case when id % 40 = 0 then now() end, case when id % 40 = 0 then 1 end
   from application, generate_series(0, 1) n, lateral (select now() + (id % 100 - n * 100) * interval '1 day' as day) d
   where id % 4 = 0`,
  // Calendar addresses: of one in ten of the staff.
  // One in fifty is away, or will be.
  `insert into absence (user_id, delegate_id, first_day, last_day, version)
   select id, id + 1, now()::date, now()::date + 7, 1 from staff_user where id % 50 = 3`,
  `insert into interview_feed (user_id, digest, created_at) select id, md5(id::text), now() from staff_user where id % 10 = 0`,
  // Dossiers: one of every tenth application, one in a thousand of them under way.
  `insert into dossier (application_id, user_id, language, parts, state, created_at, touched_at)
   select id, 1 + id % 300, 'es', '{form}', case when id % 10000 = 0 then 'RUNNING' else 'DONE' end,
     now() - id * interval '1 minute', now()
   from application where id % 10 = 0`,
  // Exports: a third of a thousand a person, the file of one in a hundred still there, one in ten thousand under way.
  `insert into export (user_id, list, query, filters, columns, format, language, state, done, total, created_at, touched_at)
   select 1 + i % 300, 'listUsers', case when i % 100 = 0 then '{}'::jsonb end, '{}', '{name}', 'xlsx', 'es',
     case when i % 10000 = 0 then 'RUNNING' else 'DONE' end, 9, 9, now() - i * interval '1 minute', now()
   from generate_series(1, ${MANY}) i`,
  // Who was erased everywhere, with accounts that are gone; one in a thousand is still under way.
  `insert into trace_erasure (account_id, persons, at, done_at)
   select ${MANY} + i, '{}', now() - i * interval '1 minute', case when i % 1000 > 0 then now() end from generate_series(1, ${MANY}) i`,
  // Payments: one an application, one in five hundred did not count.
  `insert into payment (application_id, type, state, unmatched_why, amount, currency, reference, at)
   select id, 'ONLINE', case when id % 500 = 0 then 'UNMATCHED' else 'PAID' end,
     case when id % 500 = 0 then 'SECOND' when id % 499 = 0 then 'AMOUNT' end, 15000, 'USD', 'pi_' || md5((id * 3)::text),
     now() - id * interval '1 minute'
   from application where status <> 'UNFINISHED'`,
  // Exonerations: one of every fifth application, one in fifty of them waits.
  `insert into exoneration (application_id, type, reason, user_id, at, state, decided_by)
   select id, (array['PAYMENT', 'PROCESS'])[1 + id / 5 % 2], 'HARDSHIP', 1 + id % 200, now() - id * interval '1 minute',
     case when id % 250 = 0 then 'WAITING' else 'GRANTED' end, case when id % 250 > 0 then 1 + id % 200 end
   from application where id % 5 = 0 and status <> 'UNFINISHED'`,
  // Licences: of everybody admitted but one in a thousand; one in ten has a second that gave way to it.
  `insert into licence (person_id, code, issued_at, valid_until, replaced_at)
   select person_id, 'C' || person_id || '-' || n, now(), now()::date + (person_id % 365)::int, case when n = 1 then now() end
   from (select distinct person_id from application where status in ('APPROVED', 'SENT') and person_id % 1000 > 0) admitted,
     generate_series(0, case when person_id % 10 = 1 then 1 else 0 end) n`,
  `update application set licence_id = licence.id from licence
   where licence.person_id = application.person_id and replaced_at is null and status in ('APPROVED', 'SENT')`,
  `insert into unapplied_church
   select id from church where id not in (
     select church_id from application where church_id is not null and deleted_at is null and status <> 'UNFINISHED')`,
  // Quarterly reports: four quarters of every tenth church, the last of them running; nine in ten were received, and in every
  // third something was written.
  `insert into census (id, year, quarter, sending, deadline, created_at, completed_at)
   select year * 10 + quarter, year, quarter, opened, opened + 30, opened, opened
   from (select extract(year from opened)::int as year, extract(quarter from opened)::int as quarter, opened
     from generate_series(0, 3) age, lateral (select (now() - age * interval '3 months')::date as opened) at) census`,
  `insert into census_report (census_id, church_id, church_name, country, ephesian_id, deadline, started_at, sent_at, next_received, active_members,
     vision_satisfaction, vision_comment, care_satisfaction, care_comment)
   select census.id, church.id, church.name, church.country, 1 + church.id % 200, census.deadline, now(),
     case when (church.id / 10 + census.id) % 10 > 0 then now() - church.id * interval '1 second' end,
     case when (church.id / 10 + census.id) % 10 > 0 then
       lead(census.id) over (partition by church.id, (church.id / 10 + census.id) % 10 > 0 order by census.id) end, 80 + church.id % 50,
     case when church.id % 7 > 0 then 'SATISFIED' else 'DISSATISFIED' end,
     case when church.id % 3 = 0 then md5(church.id::text) || ' casa ' || census.id end,
     case when church.id % 4 > 0 then 'SATISFIED' else 'DISSATISFIED' end,
     case when church.id % 3 = 1 then md5(church.id::text) || ' visita ' || census.id end
   from census, church where church.id % 10 = 0`,
  `insert into content_category (name_en, name_es)
   select 'Category ' || md5(i::text), 'Categoría ' || md5(i::text) from generate_series(1, 200) i`,
  `insert into post (category_id, language, title_en, title_es, body_en, body_es, words_en, words_es, from_at, until_at, position, saved_at)
   select 1 + i % 200, 'both', 'Post ' || md5(i::text), 'Publicación ' || md5(i::text), '<p>x</p>', '<p>x</p>', md5((i * 3)::text),
     md5((i * 7)::text), case when i % 10 > 0 then now() - i * interval '1 hour' end, case when i % 10 > 5 then now() end, i, now() - i * interval '1 hour'
   from generate_series(1, 20000) i`,
  `insert into post_role (post_id, role_id) select post.id, role.id from post join role on role.id <= 5 and (post.id + role.id) % 3 = 0`,
  `insert into event (name, place, conference, ephesian_id, zone, starts_at, ends_at, year, access, code, opened_at, created_at)
   select 'Encuentro ' || i, 'Auditorio ' || md5(i::text), 'Serie ' || i % 12, case when i % 4 = 0 then 1 + i end, 'UTC',
     now() - i * interval '9 days', now() - i * interval '9 days' + interval '2 days', 2026 - i / 40, '{LEADER}', 'E' || i,
     case when i % 20 > 0 then now() end, now()
   from generate_series(1, 300) i`,
  `insert into check_in (event_id, key, person_id, church_id, parent_id, ephesian_id, at, holder, spouse, natural_children,
     spiritual_children, user_id)
   select 1 + i % 300, gen_random_uuid(), 1 + i % 33000, 1 + i % 33000, case when i % 7 = 0 then 1 + i % 900 end,
     1 + i % 1000, now() - (i % 300) * interval '9 days' - i * interval '1 second', true, i % 2 = 0, i % 3, i % 4, 1 + i % 50
   from generate_series(1, ${MANY}) i`,
  `insert into attendance (event_id, church_id, event_at, year, ephesian_id, leaders, spouses, natural_children, spiritual_children)
   select 1 + i % 300, 1 + i, now() - (i % 300) * interval '9 days', 2026 - (i % 300) / 40, 1 + i % 1000, 1, i % 2, i % 3, i % 4
   from generate_series(1, ${MANY}) i`,
  // References: one an application in two.
  `insert into application_reference (application_id, type, name, description, user_id, at)
   select id, (array['POSITIVE', 'NEGATIVE'])[1 + id / 2 % 2], 'R', 'r', 1, now() from application where id % 2 = 0`,
  // Corrections: one of every second application, in three steps, hardly any of them still open.
  `insert into correction (application_id, field_key, message, state, asked_by, asked_at)
   select id, 'FORM_LEADER_NAME', 'x', case when id % 50 = 0 then 'CORRECTED' else 'ACCEPTED' end, 1, now()
   from application where id % 2 = 0`,
  `insert into correction_step (correction_id, step, round, user_id, at)
   select id, step, 1, 1, now() from correction, unnest(array['ask', 'answer', 'accept']) step`,
  // Accepted documents: one of every second application.
  `insert into document_acceptance (application_id, field_key, file_id, user_id, at, valid_until)
   select id, 'FORM_DOCUMENT_LOGO', 1, 1, now(), case when id % 20 = 0 then date '2026-01-01' + (id % 1000)::int end from application where id % 2 = 0`,
  // Readers: five of a dossier.
  `insert into read_log (noun, subject_id, kind, user_id, at, hour)
   select 'applications', 1 + i % ${MANY / 5}, 'dossier', 1 + i % 200, now() - (${MANY} - i) * interval '1 minute', i
   from generate_series(1, ${MANY}) i`,
  // Chats: two messages from each side on every other card, a file with one in twenty; one chat in twenty is unread.
  `insert into message (application_id, user_id, text, at)
   select id, case when n % 2 = 0 then 1 end, 'm', now() from application, generate_series(1, 4) n where id % 2 = 0`,
  `insert into attachment (noun, subject_id, kind, file_id, name, at)
   select 'conversations', id, 'file', 1 + id % 1000, 'f', now() from message where id % 20 = 0`,
  `insert into message_reader (application_id, user_id, read_to, at, unread, silent_since, mailed)
   select id, who, 1, now(), case when id % 40 = 0 then 2 else 0 end,
     case when id % 40 = 0 then now() - id * interval '1 minute' end, id % 4000 > 0
   from application, lateral (select distinct unnest(array[null, analyst_id, ephesian_id]) as who) readers
   where id % 2 = 0`,
  // Reminders: one of every fifth card, one in ten of them done.
  `insert into card_reminder (application_id, user_id, day, line, created_at, done_at)
   select id, 1 + id % 300, now()::date + (id % 60)::int - 30, 'x', now(), case when id % 50 = 0 then now() end
   from application where id % 5 = 0`,
  // Notices: of every second case, and all of one in ten cases are of one reader, who has read nine in ten.
  `insert into notice (user_id, kind, subject_id, application_id, at, read_at)
   select case when id % 10 = 0 then 7 else 1 + id % 300 end, 'CASE_ASSIGNED', id, id, now() - id * interval '1 second',
     case when id % 100 > 0 then now() end
   from application where id % 2 = 0`,
  // Notifications: many, a few of them to many; nearly all have left.
  `insert into notification (name, language, title_en, title_es, message_en, message_es, subject_en, subject_es, body_en, body_es,
     recipients, state, leaves_at, saved_at)
   select 'Aviso ' || md5(i::text), (array['en', 'es', 'both'])[1 + i % 3], 'T', 'T', 'M', 'M', 'S', 'S', '<p>x</p>', '<p>x</p>',
     '{"groups": [], "country": null, "stages": [], "ephesian": null, "people": [], "applicants": []}',
     case when i % 100 = 0 then 'SCHEDULED' else 'SENT' end, now() - i * interval '1 hour', now() - i * interval '1 hour'
   from generate_series(1, 20000) i`,
  `insert into notification_recipient (notification_id, account_id, application_id, via, state, told)
   select 1 + id % 50, client_account_id, id, 'APPLICANTS', (array['SENT', 'SENT', 'SENT', 'FAILED'])[1 + id % 4], false
   from (select distinct on (client_account_id) id, client_account_id from application
     where client_account_id is not null order by client_account_id, id) application`,
  `insert into notification_recipient (notification_id, user_id, via, state, told)
   select 1 + i % 20000, 1 + i / 20000, 'PERSON', 'SENT', true from generate_series(1, ${MANY} - 20001) i`,
  // Open cards: far more than there are people who read.
  `insert into card_presence (application_id, user_id, since, seen_at)
   select id, 1 + id % 200, now(), now() from application where id % 2 = 0`,
  // Visits: of every reader; cards opened in them.
  `insert into staff_visit (user_id, acted_at, before_at)
   select id, now(), now() - interval '1 day' from staff_user where removed_at is null`,
  `insert into card_seen (application_id, user_id, at)
   select id, 1 + id % 200, now() - interval '1 hour' from application where id % 2 = 0`,
  // The bin: one application in fifty. One in a hundred was submitted twice.
  `update application set deleted_at = now() - id % 30 * interval '1 day' where id % 50 = 7 and status <> 'UNFINISHED'`,
  `insert into deletion (id, user_id, reason, at)
   select id, 1 + id % 200, 'x', deleted_at from application where deleted_at is not null`,
  `insert into application_duplicate (application_id, origin_id) select id, id - 1 from application where id % 100 = 2`,
  `insert into application_counter (status, ephesian_id, country, n)
   select status, ephesian_id, country, count(*) from application
   where status <> 'UNFINISHED' and deleted_at is null group by 1, 2, 3`,
  // Courses: eight lessons, watched by one person in eight.
  `insert into course (name_en, name_es, status, position) select 'C' || i, 'K' || i, 'PUBLISHED', i from generate_series(1, 4) i`,
  `insert into course_section (course_id, name_en, name_es, status, position)
   select id, 'S', 'S', 'PUBLISHED', 1 from course`,
  `insert into course_lesson (course_id, section_id, name_en, name_es, length_en, length_es, available_percent,
     disable_percent, grace_hours, required, status, position)
   select course_id, id, 'L' || i, 'L' || i, 600, 600, 80, 95, 24, true, 'PUBLISHED', i
   from course_section, generate_series(1, 2) i`,
  `insert into lesson_view (lesson_id, course_id, person_id, language, state, spans, watched_ms, plays, last_at)
   select course_lesson.id, course_id, person.id, 'en', (array['PAUSED', 'FINISHED'])[1 + person.id % 2], '{0,60000}', 60000, 1,
     now() - (person.id * 7 + course_lesson.id) % 90000 * interval '1 minute'
   from course_lesson, person where person.id % 8 = 0`,
  `insert into course_certificate (course_id, person_id, code, person_name, course_name_en, course_name_es, issued_at)
   select course_id, person_id, course_id || '-' || person_id, 'Ana', 'C', 'C', now() - person_id * 7 % 90000 * interval '1 minute'
   from lesson_view where person_id % 16 = 0 group by course_id, person_id`,
  // One person in forty was recorded with a church, and imported: in files of a thousand rows.
  `insert into church_leader (church_id, person_id, at) select id, id, now() from person where id % 40 = 3`,
  `insert into import_batch (kind, name, digest, format, titles, mapping, duplicates, state, total, created_at)
   select case when i % 2 = 0 then 'LEADERS' else 'STAFF' end, 'f' || i, md5(i::text), 'csv', '["Name"]', '{"name": 0}', 'SKIP',
     'DONE', 1000, now() - i * interval '3 hours' from generate_series(1, ${MANY / 1000}) i`,
  `insert into import_row (batch_id, line, cells, same_by, key, outcome, person_id, version)
   select 1 + i / 1000, 2 + i % 1000, '["Ana"]', 'p' || i || '@example.org', md5(i::text),
     case when i % 40 = 3 then 'CREATED' else 'REFUSED' end, case when i % 40 = 3 then i end, 1
   from generate_series(1, ${MANY - 1}) i`,
  // Stays: each was paid for a month, and is where it stands now.
  `insert into application_stage (application_id, stage, entered_at, left_at, analyst_id, ephesian_id, last_analyst_id, last_ephesian_id)
   select id, unnest(array['PAID', status]), unnest(array[stage_entered_at - interval '30 days', stage_entered_at]),
     unnest(array[stage_entered_at, null]), analyst_id, ephesian_id, analyst_id, ephesian_id
   from application where status <> 'UNFINISHED'`,
];

/** A database with much of everything, made by whichever test file of the run asks first; for reading alone. */
export async function openLargeDatabase(): Promise<Database> {
  const { url, empty, large } = inject('postgres');
  const lock = new Client({ connectionString: url });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock(1)');
    const { rowCount } = await lock.query('select from pg_database where datname = $1', [large]);
    if (rowCount === 0) await make(url, empty, large);
  } finally {
    await lock.end();
  }
  return openDatabase({ databaseUrl: urlOf(url, large), dataDir: '', log: quietLog });
}

async function make(url: string, empty: string, large: string): Promise<void> {
  const unfinished = `${large}_unfinished`;
  await onServer(url, `CREATE DATABASE ${unfinished} TEMPLATE ${empty}`);
  // So many that all rows are read for the planner's figures: by a sample, plans would change from run to run.
  await onServer(url, `ALTER DATABASE ${unfinished} SET default_statistics_target = 400`);
  const database = await openDatabase({ databaseUrl: urlOf(url, unfinished), dataDir: '', log: quietLog });
  const { executeSql } = engineOf(database);
  // Indexes are built at the end, all rows at once: for those of searches a tenth of the time.
  const { rows } = await executeSql(`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
    JOIN pg_class ON pg_class.oid = indrelid
    WHERE relnamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`);
  const drops = rows.map(({ name }) => `DROP INDEX ${String(name)}`);
  const definitions = rows.map(({ definition }) => String(definition));
  await executeSql(
    ['BEGIN', 'SET LOCAL session_replication_role = replica', ...drops, ...SEED, ...definitions, 'COMMIT'].join(';\n'),
  );
  // What no transaction holds back: an index alone serves only what is known to be visible to all.
  await executeSql('VACUUM (ANALYZE)');
  await database.close();
  await onServer(url, `ALTER DATABASE ${unfinished} RENAME TO ${large}`);
}
