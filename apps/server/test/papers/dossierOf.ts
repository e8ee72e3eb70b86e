import { expect } from 'vitest';
import type { Dossier } from '@portal/contract/dossiers/dossiers.ts';
import { DOSSIER_PARTS } from '@portal/domain/dossiers/dossiers.ts';
import type { Caller, TestServer } from '../buildTestServer.ts';
import { insertApplication } from '../factories.ts';
import { PDF } from '../people/applicants.ts';
import { readPdf, type ReadPdf } from './readPdf.ts';

export type Reader = Pick<Caller, 'get' | 'send'>;

const at = (id: number) => `/api/business/request/${id}`;

export const orderDossier = (caller: Reader, id: number, body: object = {}) =>
  caller.send('POST', `${at(id)}/dossiers`, { language: 'es', parts: DOSSIER_PARTS, ...body });

export const dossiersOf = async (caller: Reader, id: number) => (await caller.get(`${at(id)}/dossiers`)).data;

/** Ordered, made, and read by a reader of its own. */
export async function makeDossier(
  portal: TestServer,
  caller: Reader,
  id: number,
  body: object = {},
): Promise<Dossier & { file: NonNullable<Dossier['file']>; pdf: ReadPdf }> {
  expect((await orderDossier(caller, id, body)).codes).toEqual([]);
  await portal.drain(['dossiers.make']);
  const [dossier] = (await dossiersOf(caller, id)).dossiers;
  expect(dossier.state).toBe('DONE');
  const { rawPayload } = await portal.server.inject({ url: dossier.file.url });
  return { ...dossier, pdf: await readPdf(rawPayload) };
}

/** A card with what not everybody reads: an ER note, and a reference of each type with its document. */
export async function insertConfidential(portal: TestServer, writer: Caller): Promise<number> {
  const id = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst' });
  const note = { title: 'Reservada', description: 'Dicho en confianza', mentions: [] };
  await writer.send('POST', `${at(id)}/notes/ER`, note);
  for (const type of ['POSITIVE', 'NEGATIVE']) {
    const upload = await writer.upload('POST', `${at(id)}/files?for=reference`, { name: `${type}.pdf`, bytes: PDF });
    const form = { type, name: `Quien habla ${type}`, description: 'Lo conoce', document: upload.data.upload };
    expect((await writer.send('POST', `${at(id)}/references`, form)).codes).toEqual([]);
  }
  return id;
}
