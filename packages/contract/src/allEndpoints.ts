/** All endpoints, for the server, the OpenAPI document and the loop that attacks them. */
import { accountEndpoints } from './accounts.ts';
import { applicationEndpoints, externalPaymentEndpoints, interviewEndpoints, streamEndpoints } from './applications.ts';
import { bulkEndpoints } from './bulk.ts';
import { clientEndpoints } from './clients.ts';
import { contentEndpoints } from './content.ts';
import { customerEndpoints } from './customers.ts';
import { intakeEndpoints } from './intake.ts';
import { outboxEndpoints } from './outbox.ts';
import { paymentEndpoints } from './payments.ts';
import { problemEndpoints } from './problems.ts';
import { sessionEndpoints } from './sessions.ts';
import { settingEndpoints } from './settings.ts';
import { ownAccountEndpoints, removalEndpoints, staffEndpoints, userEndpoints } from './users.ts';

export const allEndpoints = {
  ...sessionEndpoints,
  ...bulkEndpoints,
  ...accountEndpoints,
  ...userEndpoints,
  ...staffEndpoints,
  ...ownAccountEndpoints,
  ...settingEndpoints,
  ...applicationEndpoints,
  ...removalEndpoints,
  ...externalPaymentEndpoints,
  ...interviewEndpoints,
  ...streamEndpoints,
  ...clientEndpoints,
  ...customerEndpoints,
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
