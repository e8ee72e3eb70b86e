/** All endpoints, for the server, the OpenAPI document and the loop that attacks them. */
import { applicationEndpoints, externalPaymentEndpoints, interviewEndpoints, streamEndpoints } from './applications.ts';
import { clientEndpoints } from './clients.ts';
import { intakeEndpoints } from './intake.ts';
import { outboxEndpoints } from './outbox.ts';
import { paymentEndpoints } from './payments.ts';
import { sessionEndpoints } from './sessions.ts';
import { userEndpoints } from './users.ts';

export const allEndpoints = {
  ...sessionEndpoints,
  ...userEndpoints,
  ...applicationEndpoints,
  ...externalPaymentEndpoints,
  ...interviewEndpoints,
  ...streamEndpoints,
  ...clientEndpoints,
  ...intakeEndpoints,
  ...paymentEndpoints,
  ...outboxEndpoints,
};

export type EndpointName = keyof typeof allEndpoints;
