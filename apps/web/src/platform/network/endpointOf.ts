/** Method and path of an endpoint. Those of the first pages are there; all others come with the frame, in a file of their own. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { ENDPOINTS, type ThinEndpoint } from 'virtual:endpoints';
import { whole } from '../late/chunks.ts';
import { ConnectionFailure } from './refusals.ts';

const later = whole(() => import('virtual:later-endpoints'));

/** Starts the others on their way. */
export const fetchEndpoints = (): void => void later().catch(() => undefined);

/** Fails with `ConnectionFailure` where the others cannot be had: the call that needs one is as lost as without a network. */
export async function endpointOf(name: EndpointName): Promise<ThinEndpoint> {
  const known = ENDPOINTS[name] ?? (await later().catch(() => undefined))?.ENDPOINTS[name];
  if (!known) throw new ConnectionFailure();
  return known;
}
