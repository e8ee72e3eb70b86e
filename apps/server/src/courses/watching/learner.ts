import { sql, type RawBuilder } from 'kysely';
import { ADMITTED_STAGES } from '@portal/domain/applications/whereStaffWork.ts';
import '../../applications/applications.tables.ts';
import type { ClientContext } from '../../platform/http/context.ts';

/** The person whom an account stands for: of its newest application that admits; courses are for leaders. */
export const learnerOf = ({ actor }: Pick<ClientContext, 'actor'>): RawBuilder<number | null> => sql<number | null>`(
  select application.person_id from application
  where application.client_account_id = ${actor.accountId} and application.status in (${sql.join(ADMITTED_STAGES)})
    and application.deleted_at is null and application.person_id is not null
  order by application.id desc limit 1)`;
