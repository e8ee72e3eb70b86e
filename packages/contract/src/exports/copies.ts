/** A copy of all that is kept of a person, made in the background as a list is: product/privacy.md#trace. */
import * as z from 'zod/mini';
import { traces } from '../clients/traces.ts';
import { endpoints } from '../endpoints.ts';
import { idText } from '../fields.ts';
import { exported } from './exports.ts';

const params = z.object({ id: idText });

/** The reader's last one of this person. */
const last = z.object({ copy: z.nullable(exported) });

export const copyEndpoints = endpoints({
  copyTraced: {
    method: 'POST',
    path: '/business/trace/:id/copies',
    permission: traces,
    does: 'Has a copy made of all that is kept of a person: a ZIP of JSON and files, for whoever asked alone. That it was asked for is kept. Where one is under way for the same reader it is that one.',
    params,
    reply: exported,
  },
  getTracedCopy: {
    method: 'GET',
    path: '/business/trace/:id/copy',
    permission: traces,
    does: 'How far the reader’s last copy of a person is, and where it is opened.',
    params,
    reply: last,
  },
  copyTracedLeader: {
    method: 'POST',
    path: '/business/trace/leader/:id/copies',
    permission: traces,
    does: 'Has a copy made of all that is kept of a recorded leader: a ZIP of JSON and files, for whoever asked alone. That it was asked for is kept. Where one is under way for the same reader it is that one.',
    params,
    reply: exported,
  },
  getTracedLeaderCopy: {
    method: 'GET',
    path: '/business/trace/leader/:id/copy',
    permission: traces,
    does: 'How far the reader’s last copy of a recorded leader is, and where it is opened.',
    params,
    reply: last,
  },
});
