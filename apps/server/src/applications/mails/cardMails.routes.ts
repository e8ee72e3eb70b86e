import { cardMailEndpoints } from '@portal/contract/applications/cardMails.ts';
import { act, read } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { answerCard } from '../answerCard.ts';
import { getCardRecipients, getDeactivationMail, listCardMails } from './listCardMails.ts';
import { sendCardMail } from './sendCardMail.ts';

export function cardMailRoutes(http: Http): void {
  serve(http, cardMailEndpoints, {
    getCardRecipients: read(getCardRecipients),
    getDeactivationMail: read(getDeactivationMail),
    listCardMails: read(listCardMails),
    sendCardMail: act(sendCardMail, answerCard),
  });
}
