import { unmatchedPaymentEndpoints } from '@portal/contract/payments.ts';
import { act, read } from '../../platform/http/handlers.ts';
import { serve, type Http } from '../../platform/http/serve.ts';
import { findPayableCase } from './payableCase.ts';
import { listPayments } from './listPayments.ts';
import { assignPayment, setPaymentAside } from './settlePayment.ts';
import { getUnmatchedPayment } from './unmatchedPayment.ts';

export function unmatchedPaymentRoutes(http: Http): void {
  serve(http, unmatchedPaymentEndpoints, {
    listPayments: read(listPayments),
    findPayableCase: read(findPayableCase),
    assignPayment: act(assignPayment, getUnmatchedPayment),
    setPaymentAside: act(setPaymentAside, getUnmatchedPayment),
  });
}
