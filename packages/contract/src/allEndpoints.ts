/** All endpoints, for the server, the OpenAPI document and the loop that attacks them. */
import { applicationEndpoints } from './applications/acts.ts';
import { boardEndpoints, streamEndpoints } from './applications/board.ts';
import { bulkEndpoints } from './bulk.ts';
import { clientEndpoints } from './clients/clients.ts';
import { ownClientAccountEndpoints } from './clients/ownAccount.ts';
import { contentEndpoints } from './content.ts';
import { intakeEndpoints } from './intake.ts';
import { interviewEndpoints } from './interviews.ts';
import { outboxEndpoints } from './outbox.ts';
import { externalPaymentEndpoints, paymentEndpoints } from './payments.ts';
import { problemEndpoints } from './problems.ts';
import { sessionEndpoints } from './sessions.ts';
import { settingEndpoints } from './settings.ts';
import { accountEndpoints } from './users/accountPages.ts';
import { userEndpoints } from './users/me.ts';
import { ownAccountEndpoints } from './users/ownAccount.ts';
import { removalEndpoints } from './users/removal.ts';
import { staffEndpoints } from './users/staff.ts';

export const allEndpoints = {
  ...sessionEndpoints,
  ...bulkEndpoints,
  ...accountEndpoints,
  ...userEndpoints,
  ...staffEndpoints,
  ...ownAccountEndpoints,
  ...settingEndpoints,
  ...boardEndpoints,
  ...applicationEndpoints,
  ...removalEndpoints,
  ...externalPaymentEndpoints,
  ...interviewEndpoints,
  ...streamEndpoints,
  ...ownClientAccountEndpoints,
  ...clientEndpoints,
  ...intakeEndpoints,
  ...paymentEndpoints,
  ...contentEndpoints,
  ...outboxEndpoints,
  ...problemEndpoints,
};

export type EndpointName = keyof typeof allEndpoints;
/** The endpoints that list. */
export type ListName = {
  [Name in EndpointName]: (typeof allEndpoints)[Name] extends { list: unknown } ? Name : never;
}[EndpointName];
