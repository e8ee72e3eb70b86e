/** The copy of all that is kept of a person, as its owner opens it. */
import { strFromU8, unzipSync } from 'fflate';
import type { Exported } from '@portal/contract/exports/exports.ts';
import type { Caller, TestServer } from '../buildTestServer.ts';
import { openExport } from '../listed/exportedFile.ts';

/** Asks for one at an address of whom it is of; it is not made yet. */
export const orderCopy = async (caller: Pick<Caller, 'send'>, at: string): Promise<Exported> =>
  (await caller.send('POST', `${at}/copies`, {})).data;

/** The reader's last one. */
export const lastCopy = async (caller: Pick<Caller, 'get'>, at: string): Promise<Exported> =>
  (await caller.get(`${at}/copy`)).data.copy;

/** Asks for one, has it made and opens it: its rows, its files by name, and where it lies. */
export async function copyOf(portal: TestServer, caller: Pick<Caller, 'get' | 'send'>, at: string) {
  await orderCopy(caller, at);
  await portal.drain(['exports.make']);
  const copy = await lastCopy(caller, at);
  const opened = unzipSync(new Uint8Array(await openExport(portal, copy)));
  const text = strFromU8(opened['data.json'] ?? new Uint8Array());
  return { copy, text, files: Object.keys(opened).filter((name) => name.startsWith('files/')) };
}
