import { accountMailJob } from '../outbox/accountMailOrder.ts';
import { writeOrderedMail } from './accountMails.ts';
import { eraseDrafts } from './drafts/eraseDrafts.ts';

/** Writes the mail that a registration or a reset ordered. */
export const writeClientMail = accountMailJob('clients.write-mail', writeOrderedMail);

export const clientJobs = [writeClientMail, eraseDrafts];
