import { accountMailJob } from '../outbox/accountMailOrder.ts';
import { announceAbsences } from './absence/announceAbsences.ts';
import { writeResetMail } from './passwordReset/writeResetMail.ts';

/** Writes the mail that a reset ordered. */
export const writeStaffMail = accountMailJob('users.write-mail', writeResetMail);

export const userJobs = [writeStaffMail, announceAbsences];
