/**
 * Whether the portal may be used now, and in which version (product/portal.md#version): asked beside what the user does,
 * never before it.
 */
import type { FirstEndpointName } from '@portal/contract/allEndpoints.ts';
import {
  CLIENT_VERSION,
  isMaintenance,
  isOtherVersion,
  MAINTENANCE_WAIT_MS,
  RELOAD_DELAY_MS,
  type MaintenanceAnswer,
  type Version,
} from '@portal/domain/availability.ts';
import { ENDPOINTS } from 'virtual:endpoints';
import { hasUnsavedInput } from '../platform/drafts/unsavedInput.ts';
import type { PortalRouter } from './portalRouter.tsx';

const AGAIN_MS = 15_000;
/** The version that this tab was loaded anew for: a server that goes on naming another one does not make it loop. */
const LOADED_FOR = 'portal_loaded_for';

const listeners = new Set<() => void>();
let inMaintenance = false;
let lastAsked = 0;
let again: ReturnType<typeof setInterval> | undefined;

export const isInMaintenance = (): boolean => inMaintenance;

export function onMaintenance(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks at start and on every change of path. Called once. */
export function watchAvailability(router: PortalRouter): void {
  const ask = () => {
    void askMaintenance();
    void askVersion();
  };
  let path = router.state.location.pathname;
  router.subscribe(({ location }) => {
    if (location.pathname === path) return;
    path = location.pathname;
    ask();
  });
  ask();
}

/** Asks now; while there is maintenance, again by itself. */
export async function askMaintenance(): Promise<void> {
  lastAsked += 1;
  const asked = lastAsked;
  const patience = new AbortController();
  const givingUp = setTimeout(() => patience.abort(), MAINTENANCE_WAIT_MS);
  const answer = await askServer('getMaintenance', patience.signal);
  clearTimeout(givingUp);
  // A slow answer does not overrule that of a later question.
  if (asked !== lastAsked) return;
  const now = isMaintenance(answer);
  if (now) again ??= setInterval(() => void askMaintenance(), AGAIN_MS);
  else {
    clearInterval(again);
    again = undefined;
  }
  if (now === inMaintenance) return;
  inMaintenance = now;
  listeners.forEach((listener) => listener());
}

async function askVersion(): Promise<void> {
  const answer = await askServer('getVersion');
  const server = answer.came ? versionIn(answer.body) : undefined;
  // While developing, the code comes from elsewhere than the server.
  if (!server || import.meta.env.DEV || !isOtherVersion(server, { version: CLIENT_VERSION, build: __BUILD__ })) return;
  const name = `${server.version} ${server.build}`;
  if (sessionStorage.getItem(LOADED_FOR) !== name) reloadFor(name);
}

let reload: ReturnType<typeof setTimeout> | undefined;

/** After a moment to read to the end; what is typed and not sent yet is waited for. */
function reloadFor(name: string): void {
  clearTimeout(reload);
  reload = setTimeout(() => {
    if (hasUnsavedInput()) return reloadFor(name);
    sessionStorage.setItem(LOADED_FOR, name);
    location.reload();
  }, RELOAD_DELAY_MS);
}

/** Without session and language: whoever is before the screen, and however broken the rest is. */
async function askServer(name: FirstEndpointName, signal?: AbortSignal): Promise<MaintenanceAnswer> {
  let text: string;
  try {
    // The random value gets past whatever keeps answers on the way.
    const answer = await fetch(`/api${ENDPOINTS[name].path}?_=${Math.random()}`, {
      credentials: 'omit',
      cache: 'no-store',
      ...(signal && { signal }),
    });
    text = await answer.text();
  } catch {
    return { came: false };
  }
  try {
    return { came: true, body: JSON.parse(text) as unknown };
  } catch {
    return { came: true, body: undefined };
  }
}

function versionIn(body: unknown): Version | undefined {
  const data = (body as { status?: unknown; data?: Partial<Version> | null } | undefined)?.data;
  const whole = typeof data?.version === 'string' && (typeof data.build === 'string' || data.build === null);
  return whole ? (data as Version) : undefined;
}
