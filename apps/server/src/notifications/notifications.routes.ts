import { noticeEndpoints } from '@portal/contract/notifications/notices.ts';
import { notificationEndpoints } from '@portal/contract/notifications/notifications.ts';
import { recipientEndpoints } from '@portal/contract/notifications/recipients.ts';
import { answerUpload } from '../platform/files/waitingUpload.ts';
import { act, answerNothing, preparedAct, read, readOnce } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { countNotices, listNotices } from './listNotices.ts';
import { getNoticeChoices, saveNoticeChoices } from './noticeChoices.ts';
import { readNotice, readNotices } from './readNotices.ts';
import { countRecipients } from './sending/chooseRecipients.ts';
import { findNotificationApplicants } from './sending/findApplicants.ts';
import { getNotificationOptions, listNotifications } from './sending/listNotifications.ts';
import { listNotificationHistory } from './sending/listNotificationHistory.ts';
import { listRecipients } from './sending/listRecipients.ts';
import { testNotification } from './sending/mailNotification.ts';
import { prepareFile, uploadNotificationFile } from './sending/notificationFiles.ts';
import { getNotification } from './sending/notificationRow.ts';
import {
  cancelNotification,
  createNotification,
  deleteNotification,
  resendNotification,
  updateNotification,
} from './sending/saveNotification.ts';

/** What each of the staff is told, and what is sent to groups and persons. */
export function notificationRoutes(http: Http): void {
  serve(http, noticeEndpoints, {
    listNotices: read(listNotices),
    countNotices: readOnce(countNotices),
    getNoticeChoices: readOnce(getNoticeChoices),
    saveNoticeChoices: act(saveNoticeChoices, getNoticeChoices),
    readNotice: act(readNotice, countNotices),
    readNotices: act(readNotices, countNotices),
  });
  serve(http, notificationEndpoints, {
    listNotifications: read(listNotifications),
    getNotificationOptions: readOnce(getNotificationOptions),
    listNotificationHistory: read(listNotificationHistory),
    getNotification: read((context, { params }) => getNotification(context, params.id)),
    uploadNotificationFile: preparedAct(prepareFile, uploadNotificationFile, answerUpload),
    createNotification: act(createNotification, getNotification),
    updateNotification: act(updateNotification, getNotification),
    testNotification: act(testNotification, answerNothing),
    cancelNotification: act(cancelNotification, getNotification),
    resendNotification: act(resendNotification, getNotification),
    deleteNotification: act(deleteNotification, answerNothing),
  });
  serve(http, recipientEndpoints, {
    findNotificationApplicants: read(findNotificationApplicants),
    listRecipients: read(listRecipients),
    countRecipients: act(countRecipients, async (_context, told) => told),
  });
}
