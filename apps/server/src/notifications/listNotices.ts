import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { Notice, noticeEndpoints } from '@portal/contract/notifications/notices.ts';
import { describeApplications } from '../applications/describeApplications.ts';
import { presentAttachment, type Attachment } from '../platform/files/attachments.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { NOTIFICATION_FILES } from './sending/notificationFiles.ts';
import './notifications.tables.ts';

type Endpoints = typeof noticeEndpoints;

const PAGE = 25;

type Row = Pick<
  Notice,
  'id' | 'kind' | 'subject' | 'applicationId' | 'times' | 'read' | 'list' | 'run' | 'said' | 'census'
> & {
  files: Attachment[] | null;
  at: Date;
  startsAt: Date | null;
};

/** A page goes on after the notice of this place: its instant in milliseconds, and its id. */
const PLACE = /^(\d{1,15})\.(\d{1,15})$/;

/** One's own notices, the latest first (product/notifications.md#bell); a place that is none begins anew. */
export async function listNotices(
  context: StaffContext,
  { query }: Pick<InputOf<Endpoints['listNotices']>, 'query'>,
): Promise<ReplyOf<Endpoints['listNotices']>> {
  const rows = await selectNotices(context, query.after);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const cases = await describeApplications(
    context,
    page.flatMap(({ applicationId }) => applicationId ?? []),
  );
  return {
    data: page.map(({ files, ...row }) => ({
      ...row,
      file: files?.[0] ? presentAttachment(context, files[0]) : null,
      case: (row.applicationId !== null && cases.get(row.applicationId)) || null,
      at: row.at.toISOString(),
      startsAt: row.startsAt?.toISOString() ?? null,
    })),
    next: last && rows.length > PAGE ? `${last.at.getTime()}.${last.id}` : null,
  };
}

/** A page of somebody's notices, and one more. */
export async function selectNotices(
  { db, actor, language }: Pick<StaffContext, 'db' | 'actor' | 'language'>,
  after: string | undefined,
): Promise<Row[]> {
  const [, at, id] = PLACE.exec(after ?? '') ?? [];
  const goesOn = at && id ? sql`and (notice.at, notice.id) < (${new Date(Number(at))}, ${id}::bigint)` : sql``;
  const { rows } = await sql<Row>`
    select notice.id, kind, subject_id as subject, application_id as "applicationId", times, at,
      read_at is not null as read,
      case kind when 'INTERVIEW_NEAR' then (select starts_at from appointment where appointment.id = subject_id) end
        as "startsAt",
      case kind when 'EXPORT_READY' then (select list from export where export.id = notice.subject_id) end as list,
      case kind when 'BULK_DONE' then (
        select json_build_object('kind', bulk_run.kind, 'total', total,
          'done', (select count(*) from bulk_row where run_id = bulk_run.id and state = 'DONE'))
        from bulk_run where bulk_run.id = subject_id) end as run,
      case kind when 'NOTIFICATION' then (
        select json_build_object(
          'title', case told when 'en' then title_en else title_es end,
          'message', case told when 'en' then message_en else message_es end)
        from notification, lateral (
          select case notification.language when 'both' then ${language} else notification.language end as told) as side
        where notification.id = subject_id) end as said,
      case kind when 'CENSUS_OPENED' then (
        select json_build_object('year', year, 'quarter', quarter, 'deadline', deadline) from census
        where census.id = subject_id) end as census,
      case kind when 'NOTIFICATION' then (select ${NOTIFICATION_FILES} from notification where id = subject_id) end
        as files
    from notice
    where user_id = ${actor.userId} ${goesOn}
    order by notice.at desc, notice.id desc
    limit ${PAGE + 1}`.execute(db);
  return rows;
}

/** How many of one's own are unread. */
export async function countNotices({
  db,
  actor,
}: Pick<StaffContext, 'db' | 'actor'>): Promise<ReplyOf<Endpoints['countNotices']>> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from notice where user_id = ${actor.userId} and read_at is null`.execute(db);
  return { unread: rows[0]?.unread ?? 0 };
}
