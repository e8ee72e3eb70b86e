/** Rows that exist, but not for whoever asks. */
import { insertApplication } from '../factories.ts';
import type { Siege } from './siege.ts';
import { newClient, type CallerName } from './world.ts';

interface CallBeyond {
  what: string;
  caller?: CallerName;
  token?: string;
  params: Readonly<Record<string, string>>;
  /** How it is refused, where not as if it were not there. */
  as?: string;
}

export async function callsBeyondReach(siege: Siege): Promise<CallBeyond[]> {
  const { endpoint, world } = siege;
  const { params = {} } = await siege.made();
  const calls: CallBeyond[] = [];
  if (endpoint.path.startsWith('/business/request/:id')) {
    const deleted = await insertApplication(world.portal, { status: 'ANALYSIS', deleted: true });
    // Whoever may look into the bin reads it there; others are told.
    calls.push({
      what: 'a deleted application',
      caller: 'supervisor',
      params: { id: String(deleted) },
      as: 'application.deleted',
    });
    const ofOthers = { status: 'INTERVIEW', analyst: 'analyst', ephesian: 'ephesian' } as const;
    const id = String(await insertApplication(world.portal, ofOthers));
    for (const caller of ['ephesian2', 'analyst2'] as const) {
      calls.push({ what: 'an application in the charge of others', caller, params: { id } });
    }
  }
  if (endpoint.path.startsWith('/business/report/church/:church')) {
    // Its country is another's.
    calls.push({ what: 'the church of another region', caller: 'ephesian2', params: {} });
    return calls;
  }
  if (/^\/client\/(?:request|census)\/:id/.test(endpoint.path)) {
    const { token } = await newClient(world.portal);
    calls.push({ what: 'what belongs to another client', token, params: {} });
  }
  const inner = Object.entries(params).filter(([name, value]) => name !== 'id' && typeof value === 'number');
  if (inner.length > 0) {
    const { params: others = {} } = await siege.makeAnother();
    for (const [name] of inner) {
      calls.push({ what: `the ${name} of another application`, params: { [name]: String(others[name]) } });
    }
  }
  return calls;
}
