import { externalPaymentEndpoints } from '@portal/contract/payments.ts';
import { answerCard } from '../applications/answerCard.ts';
import { act } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { payExternally } from './payExternally.ts';

export function externalPaymentRoutes(http: Http): void {
  serve(http, externalPaymentEndpoints, { payExternally: act(payExternally, answerCard) });
}
