/** All endpoints, for the server, the OpenAPI document and the loop that attacks them. */
import { applicationEndpoints } from './applications.ts';
import { intakeEndpoints } from './intake.ts';
import { outboxEndpoints } from './outbox.ts';
import { sessionEndpoints } from './sessions.ts';
import { userEndpoints } from './users.ts';

export const allEndpoints = {
  ...sessionEndpoints,
  ...userEndpoints,
  ...applicationEndpoints,
  ...intakeEndpoints,
  ...outboxEndpoints,
};

export type EndpointName = keyof typeof allEndpoints;
