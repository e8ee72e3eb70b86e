/** Method and path of an endpoint. Those of the first pages are there; all others come with the frame, in a file of their own. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { ENDPOINTS, type ThinEndpoint } from 'virtual:endpoints';
import { whole } from '../late/chunks.ts';
import { ConnectionFailure } from './refusals.ts';

let others: Partial<Record<EndpointName, ThinEndpoint>> | undefined;
const load = whole(async () => (others ??= (await import('virtual:later-endpoints')).ENDPOINTS));

/** Starts the others on their way. */
export const fetchEndpoints = (): void => void load().catch(() => undefined);

/** What is there already, which is all as soon as the others have come. */
export const knownEndpoint = (name: EndpointName): ThinEndpoint | undefined => ENDPOINTS[name] ?? others?.[name];

/** Fails with `ConnectionFailure` where the others cannot be had: the call that needs one is as lost as without a network. */
export async function lateEndpoint(name: EndpointName): Promise<ThinEndpoint> {
  await load().catch(() => undefined);
  const known = knownEndpoint(name);
  if (!known) throw new ConnectionFailure();
  return known;
}
