import { paymentEndpoints } from '@portal/contract/payments.ts';
import { answerNothing, preparedAct, readOnce } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { getLocalPayment } from './getLocalPayment.ts';
import { prepareNotice, receivePayment } from './receivePayment.ts';
import { preparePayment, startPayment } from './startPayment.ts';

export function paymentRoutes(http: Http): void {
  serve(http, paymentEndpoints, {
    startPayment: preparedAct(preparePayment, startPayment, async (_context, session) => session),
    getLocalPayment: readOnce(getLocalPayment),
    receivePayment: preparedAct(prepareNotice, receivePayment, answerNothing),
  });
}
