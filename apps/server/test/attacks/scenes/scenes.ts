import type * as z from 'zod/mini';
import { allEndpoints, type EndpointName } from '@portal/contract/allEndpoints.ts';
import type { Endpoint } from '@portal/contract/endpoints.ts';
import { accountScenes } from './accountScenes.ts';
import { binScenes } from './binScenes.ts';
import { bulkScenes } from './bulkScenes.ts';
import { insertAnalysed, staffScenes } from './staffScenes.ts';
import { churchScenes } from './network/churchScenes.ts';
import { censusScenes } from './network/censusScenes.ts';
import { contentScenes } from './network/contentScenes.ts';
import { importScenes } from './network/importScenes.ts';
import { notificationScenes } from './network/notificationScenes.ts';
import { courseScenes } from './network/courseScenes.ts';
import { clientScenes } from './clientScenes.ts';
import { documentScenes } from './documentScenes.ts';
import { eventScenes } from './network/eventScenes.ts';
import { intakeScenes } from './intakeScenes.ts';
import { exportScenes } from './exportScenes.ts';
import { noticeScenes } from './noticeScenes.ts';
import { moneyScenes } from './moneyScenes.ts';
import { ownAccountScenes } from './ownAccountScenes.ts';
import { appointmentScenes } from './appointmentScenes.ts';
import { licenceScenes } from './licenceScenes.ts';
import { regionScenes } from './network/regionScenes.ts';
import { traceScenes } from './network/traceScenes.ts';
import { recordScenes } from './recordScenes.ts';
import { secondFactorScenes } from './secondFactorScenes.ts';
import type { Made, Scene } from './scene.ts';
import { sampleOf, type Fields, type Json } from '../shapesOf.ts';
import { userScenes } from './userScenes.ts';
import { applicationOf, newClient, type World } from '../world.ts';

export const ENDPOINTS = Object.entries(allEndpoints) as unknown as readonly (readonly [EndpointName, Endpoint])[];

/** Given by hand: rows that must exist, and texts that a rule of the domain judges. */
const SCENES: Readonly<Partial<Record<EndpointName, readonly Scene[]>>> = {
  ...accountScenes,
  ...ownAccountScenes,
  ...secondFactorScenes,
  ...staffScenes,
  ...bulkScenes,
  ...binScenes,
  ...userScenes,
  ...intakeScenes,
  ...censusScenes,
  ...courseScenes,
  ...contentScenes,
  ...importScenes,
  ...notificationScenes,
  ...clientScenes,
  ...appointmentScenes,
  ...moneyScenes,
  ...noticeScenes,
  ...licenceScenes,
  ...recordScenes,
  ...documentScenes,
  ...regionScenes,
  ...churchScenes,
  ...exportScenes,
  ...eventScenes,
  ...traceScenes,
};

/** The scenes of an endpoint; where none is given by hand, one is guessed from its schemas and its path. */
export const scenesOf = (name: EndpointName, endpoint: Endpoint): readonly Scene[] =>
  SCENES[name] ?? [
    { make: (world) => guess(world, name, endpoint), lasts: endpoint.method === 'GET' ? 'always' : 'never' },
  ];

async function guess(world: World, name: EndpointName, { path, params, query, body }: Endpoint): Promise<Made> {
  const sample = (schema: z.ZodMiniType): Json => {
    const found = sampleOf(schema);
    if (found === undefined)
      throw new Error(`No sample of ${name} can be guessed: add a scene for it to test/attacks.`);
    return found;
  };
  const made: Made = {
    ...(params && { params: sample(params) as Record<string, string> }),
    ...(query && { query: sample(query) as Record<string, string> }),
    ...(body && { body: sample(body) as Fields }),
  };
  if (path.startsWith('/business/request/:id')) {
    return { ...made, params: { ...made.params, id: await insertAnalysed(world) } };
  }
  if (path.startsWith('/client/request/:id')) {
    const client = await newClient(world.portal);
    const id = await applicationOf(world, client, { status: 'UNFINISHED' });
    return { ...made, token: client.token, params: { ...made.params, id } };
  }
  return made;
}
