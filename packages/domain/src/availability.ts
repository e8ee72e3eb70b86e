/**
 * Whether the portal may be used just now, and in which version: product/portal.md#maintenance,
 * product/portal.md#version.
 */

/** What this client calls itself. */
export const CLIENT_VERSION = '1.26.0';
/** Without an answer within this time there is no maintenance. */
export const MAINTENANCE_WAIT_MS = 3_000;
/** From learning of another version to loading it, so that what is on the screen can be read to its end. */
export const RELOAD_DELAY_MS = 1_500;
/** Code that has not come by then does not come. */
export const CHUNK_TIMEOUT_MS = 120_000;

export type MaintenanceAnswer =
  /** The body of an answer, whatever it is. */
  | { came: true; body: unknown }
  /** No answer in time, or no connection. */
  | { came: false };

/**
 * Whether the maintenance page replaces the portal. An answer that is true, a failure or not to be read means
 * maintenance; none at all does not: check-in works without network, and the offline banner says it.
 */
export function isMaintenance(answer: MaintenanceAnswer): boolean {
  if (!answer.came) return false;
  const { body } = answer;
  const said =
    typeof body === 'object' && body !== null && 'status' in body && body.status === true && 'data' in body
      ? body.data
      : undefined;
  return said !== false;
}

export interface Version {
  version: string;
  /** Of the sources that the browser's code was built of; null where the server serves none. */
  build: string | null;
}

/** Whether the server has another version, or another build of it, than runs here. A server without a build has none to offer. */
export const isOtherVersion = (server: Version, own: Version): boolean =>
  server.version !== own.version || (server.build !== null && server.build !== own.build);
