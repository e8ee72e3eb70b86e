import { conversationEndpoints } from '@portal/contract/conversations.ts';
import { answerUpload } from '../platform/files/waitingUpload.ts';
import { act, answerNothing, preparedAct, read, readOnce } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { listMessages, listOwnMessages } from './listMessages.ts';
import { readMessages, readOwnMessages } from './readMessages.ts';
import { countUnreadChats, listUnreadChats } from './unread.ts';
import {
  answerMessage,
  answerOwnMessage,
  prepareOwnFile,
  sendMessage,
  sendOwnMessage,
  uploadOwnFile,
} from './writeMessage.ts';

export function conversationRoutes(http: Http): void {
  serve(http, conversationEndpoints, {
    listMessages: read(listMessages),
    sendMessage: act(sendMessage, answerMessage),
    listUnreadChats: readOnce(listUnreadChats),
    countUnreadChats: readOnce(countUnreadChats),
    readMessages: act(readMessages, answerNothing),
    listOwnMessages: read(listOwnMessages),
    sendOwnMessage: act(sendOwnMessage, answerOwnMessage),
    uploadOwnFile: preparedAct(prepareOwnFile, uploadOwnFile, answerUpload),
    readOwnMessages: act(readOwnMessages, answerNothing),
  });
}
