import { ADMITTED_STAGES } from '@portal/domain/applications/whereStaffWork.ts';
import type { Db } from '../platform/database/tables.ts';
import './applications.tables.ts';

/** The newest application by which a person is admitted; nothing where that was taken back. */
export const admittedApplication = (db: Db, person: number) =>
  db
    .selectFrom('application')
    .select(['id', 'client_account_id'])
    .where('person_id', '=', person)
    .where('status', 'in', ADMITTED_STAGES)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
