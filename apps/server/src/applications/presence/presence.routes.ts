import { presenceEndpoints } from '@portal/contract/applications/presence.ts';
import { act, answerNothing, readOnce } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { listChangedCards } from '../visits/changedCards.ts';
import { answerPresence, endPresence, notePresence } from './notePresence.ts';

export function presenceRoutes(http: Http): void {
  serve(http, presenceEndpoints, {
    notePresence: act(notePresence, answerPresence),
    listChangedCards: readOnce(listChangedCards),
    endPresence: act(endPresence, answerNothing),
  });
}
