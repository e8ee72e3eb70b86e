import { externalPaymentEndpoints } from '@portal/contract/payments.ts';
import { answerCard } from '../applications/answerCard.ts';
import { act, serve, type Http } from '../platform/http/serve.ts';
import { payExternally } from './payExternally.ts';

export function externalPaymentRoutes(http: Http): void {
  serve(http, externalPaymentEndpoints, { payExternally: act(payExternally, answerCard) });
}
