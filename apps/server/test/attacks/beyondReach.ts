/** Rows that exist, but not for whoever asks. */
import { insertApplication } from '../factories.ts';
import type { Siege } from './siege.ts';
import { newClient, type CallerName } from './world.ts';

interface CallBeyond {
  what: string;
  caller?: CallerName;
  token?: string;
  params: Readonly<Record<string, string>>;
}

export async function callsBeyondReach(siege: Siege): Promise<CallBeyond[]> {
  const { endpoint, world } = siege;
  const { params = {} } = await siege.made();
  const calls: CallBeyond[] = [];
  if (endpoint.path.startsWith('/business/request/:id')) {
    const deleted = await insertApplication(world.portal, { status: 'ANALYSIS', deleted: true });
    calls.push({ what: 'a deleted application', params: { id: String(deleted) } });
    const ofOthers = { status: 'INTERVIEW', analyst: 'analyst', ephesian: 'ephesian' } as const;
    const id = String(await insertApplication(world.portal, ofOthers));
    for (const caller of ['ephesian2', 'analyst2'] as const) {
      calls.push({ what: 'an application in the charge of others', caller, params: { id } });
    }
  }
  if (endpoint.path.startsWith('/client/request/:id')) {
    const { token } = await newClient(world.portal);
    calls.push({ what: 'the application of another client', token, params: {} });
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
