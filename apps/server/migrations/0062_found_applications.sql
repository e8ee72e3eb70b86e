-- What board, list and search find applications by, kept beside the card and made with it: the words that a search looks in, and
-- marks for what filters ask that no column of its own says (packages/domain/src/applications/finding).

-- Each word with a blank before and behind it; the leader's name comes first, by which the list is sorted.
alter table application add column words text, add column marks text[] not null default '{}';

-- Counts do not change.
alter table application disable trigger application_counted_update;
update application set words = made.words, marks = made.marks from (
  select found.id, ' ' || concat_ws(' ', leader.name, leader.last_name, ministry.name, case_number, leader.email,
    leader.home_area_code || leader.home_number, ministry.email, ministry.area_code || ministry.phone, contact.email,
    contact.area_code || contact.phone) || ' ' as words,
  array(
    select 'advance:' || case gate when '' then 'READY' else gate end from unnest(
      case when status not in ('PAID', 'ANALYSIS', 'COMPLETE_ANALYSIS', 'INTERVIEW', 'INTERVIEW_SUCCESS', 'APPROVED') then '{}'
      else coalesce(nullif(array_remove(array[
        case when status = 'ANALYSIS' and analyst_id is null then 'ANALYST' end,
        case when status = 'COMPLETE_ANALYSIS' and ephesian_id is null then 'EPHESIAN' end,
        case when status = 'INTERVIEW' and interview_result is distinct from 'ACCEPTED' and not interview_waived then 'INTERVIEW' end,
        case when status <> 'PAID' and payment_status = 'PENDING' then 'PAYMENT' end,
        case when status <> 'PAID' and corrections.open > 0 then 'CORRECTIONS' end], null), '{}'), array['']) end) gate
    union all select 'corrections:' || case when corrections.open > 0 then 'OPEN' else 'NONE' end
    union all select 'corrections:BACK' where corrections.back > 0
    union all select 'payment:' || case when payment_status = 'PENDING' then 'PENDING' else coalesce(payment_type, 'ONLINE') end
    union all select 'exonerated:' || coalesce(exoneration_type, 'NONE')
    union all select 'classification:' || classification
    union all select 'tag:' || tag_id from application_tag join tag on tag.id = tag_id
      where application_id = found.id and removed_at is null
    union all select 'tag:none' where not exists (select from application_tag join tag on tag.id = tag_id
      where application_id = found.id and removed_at is null)
    union all select 'missing:' || asked.kind from unnest(array['GOVERNMENT_ID', 'MARRIAGE_CERTIFICATE', 'CHURCH_LEGAL_DOCUMENT', 'LOGO',
        'COVERAGE_LETTER', 'CREED', 'RECOMMENDATION_LETTER_1', 'RECOMMENDATION_LETTER_2', 'RECOMMENDATION_LETTER_3']) asked (kind)
      where (asked.kind <> 'MARRIAGE_CERTIFICATE' or leader.civil_status = 'MARRIED') and not exists (
        select from attachment where noun = 'applications' and subject_id = found.id and attachment.kind = 'FORM_DOCUMENT_' || asked.kind)) as marks
  from application found
  left join application_leader leader on leader.application_id = found.id
  left join application_ministry ministry on ministry.application_id = found.id
  left join application_contact contact on contact.application_id = found.id
  cross join lateral (
    select count(*) as open, count(*) filter (where state = 'CORRECTED') as back from correction
    where application_id = found.id and state in ('REQUESTED', 'CORRECTED')) corrections
  where status <> 'UNFINISHED') made
where made.id = application.id;
alter table application enable trigger application_counted_update;

create index application_words on application using gin (folded(words) gin_trgm_ops);
create index application_marks on application using gin (marks);
-- The pages of a country's columns, in their order.
create index application_country on application (country, status, stage_entered_at desc, id desc) where deleted_at is null;
-- The list, by each of its orders.
create index application_by_entry on application (stage_entered_at, id) where deleted_at is null and status <> 'UNFINISHED';
create index application_by_submission on application (submitted_at, id) where deleted_at is null and status <> 'UNFINISHED';
create index application_by_name on application ((left(words, 100) collate portal), id)
  where deleted_at is null and status <> 'UNFINISHED';
create index application_by_payment on application (paid_at) where paid_at is not null;
