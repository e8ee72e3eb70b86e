/** All endpoints, for the server, the OpenAPI document and the loop that attacks them. */
import { applicationEndpoints } from './applications/acts.ts';
import { boardEndpoints } from './applications/board.ts';
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
import { streamEndpoints } from './stream.ts';
import { accountEndpoints } from './users/accountPages.ts';
import { userEndpoints } from './users/me.ts';
import { ownAccountEndpoints } from './users/ownAccount.ts';
import { removalEndpoints } from './users/removal.ts';
import { staffEndpoints } from './users/staff.ts';

/** By the noun under which the API's description lists them. */
export const endpointsByNoun = {
  sessions: sessionEndpoints,
  users: { ...accountEndpoints, ...userEndpoints, ...staffEndpoints, ...ownAccountEndpoints, ...removalEndpoints },
  applications: { ...boardEndpoints, ...applicationEndpoints, ...streamEndpoints },
  intake: intakeEndpoints,
  interviews: interviewEndpoints,
  payments: { ...paymentEndpoints, ...externalPaymentEndpoints },
  clients: { ...ownClientAccountEndpoints, ...clientEndpoints },
  content: contentEndpoints,
  bulk: bulkEndpoints,
  outbox: outboxEndpoints,
  problems: problemEndpoints,
  settings: settingEndpoints,
};

export const allEndpoints = {
  ...endpointsByNoun.sessions,
  ...endpointsByNoun.users,
  ...endpointsByNoun.applications,
  ...endpointsByNoun.intake,
  ...endpointsByNoun.interviews,
  ...endpointsByNoun.payments,
  ...endpointsByNoun.clients,
  ...endpointsByNoun.content,
  ...endpointsByNoun.bulk,
  ...endpointsByNoun.outbox,
  ...endpointsByNoun.problems,
  ...endpointsByNoun.settings,
};

export type EndpointName = keyof typeof allEndpoints;
/** The endpoints that list. */
export type ListName = {
  [Name in EndpointName]: (typeof allEndpoints)[Name] extends { list: unknown } ? Name : never;
}[EndpointName];
