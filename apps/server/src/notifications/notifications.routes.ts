import { noticeEndpoints } from '@portal/contract/notifications/notices.ts';
import { act, read, readOnce } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { countNotices, listNotices } from './listNotices.ts';
import { getNoticeChoices, saveNoticeChoices } from './noticeChoices.ts';
import { readNotice, readNotices } from './readNotices.ts';

/** What each of the staff is told. */
export function notificationRoutes(http: Http): void {
  serve(http, noticeEndpoints, {
    listNotices: read(listNotices),
    countNotices: readOnce(countNotices),
    getNoticeChoices: readOnce(getNoticeChoices),
    saveNoticeChoices: act(saveNoticeChoices, getNoticeChoices),
    readNotice: act(readNotice, countNotices),
    readNotices: act(readNotices, countNotices),
  });
}
