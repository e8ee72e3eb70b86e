import * as z from 'zod/mini';
import { MAIL_UNREAD_AFTER_MS } from '@portal/domain/conversations/messages.ts';
import { defineJob } from '../platform/jobs/defineJob.ts';
import { mailSilent, selectSilent } from './mailUnread.ts';

/** Mails those who have not read their chat for ten minutes (product/notifications.md#chat). */
export const mailUnread = defineJob({
  name: 'conversations.mail-unread',
  schema: z.object({}),
  cron: { expression: '* * * * *', zone: 'UTC' },
  async work({ database, now, settings, signal }) {
    const since = new Date(now.getTime() - MAIL_UNREAD_AFTER_MS);
    for (;;) {
      const silent = await database.read((db) => selectSilent(db, since));
      if (silent.length === 0) return;
      for (const reader of silent) {
        signal.throwIfAborted();
        await database.transaction((db) => mailSilent({ db, now, services: { settings } }, reader, since));
      }
    }
  },
});

export const conversationJobs = [mailUnread];
