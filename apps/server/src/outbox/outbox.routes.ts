import { outboxEndpoints } from '@portal/contract/outbox.ts';
import type { StaffActor } from '../platform/http/context.ts';
import { act, read, readOnce } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { findOutboxMail, getOutboxMail } from './getOutboxMail.ts';
import { listMailTemplates } from './templates/listMailTemplates.ts';
import { listOutbox } from './listOutbox.ts';
import { listMailTexts, saveMailTexts } from './texts/mailTexts.ts';
import { sendMailAgain } from './sendMailAgain.ts';
import { previewRoute } from './preview/sendPreview.ts';

export function outboxRoutes(
  http: Http,
  actorOfSession: (sessionId: number, roleId: number) => Promise<StaffActor | undefined>,
): void {
  serve(http, outboxEndpoints, {
    listOutbox: read(listOutbox),
    getOutboxMail: read(getOutboxMail),
    sendMailAgain: act(sendMailAgain, findOutboxMail),
    listMailTemplates: readOnce(listMailTemplates),
    listMailTexts: readOnce(listMailTexts),
    saveMailTexts: act(saveMailTexts, listMailTexts),
  });
  previewRoute(http, actorOfSession);
}
