/** The dossier of an application as one PDF, made in the background for whoever asked for it (product/applications.md#dossier). */
import * as z from 'zod/mini';
import { DOSSIER_PARTS, DOSSIER_STATES } from '@portal/domain/dossiers/dossiers.ts';
import { attachment } from '../applications/detail.ts';
import { seesApplications } from '../applications/board.ts';
import { endpoints } from '../endpoints.ts';
import { id, idText, instant, language } from '../fields.ts';

const part = z.enum(DOSSIER_PARTS);

const dossier = z.object({
  id,
  language,
  parts: z.array(part),
  state: z.enum(DOSSIER_STATES),
  /** Steps of the work; 0 of 0 before it began. */
  done: z.int(),
  total: z.int(),
  createdAt: instant,
  /** Until when the file is kept; null before there is one. */
  keptUntil: z.nullable(instant),
  file: z.nullable(attachment),
});
export type Dossier = z.output<typeof dossier>;

const dossiers = z.object({
  /** The parts that the reader may have. */
  offered: z.array(part),
  /** The reader's own of the card, the latest first. */
  dossiers: z.array(dossier),
});
export type Dossiers = z.output<typeof dossiers>;

export const dossierEndpoints = endpoints({
  listDossiers: {
    method: 'GET',
    path: '/business/request/:id/dossiers',
    permission: seesApplications,
    does: 'The dossiers of an application that the reader had made, with how far each is, and what may go into another.',
    params: z.object({ id: idText }),
    reply: dossiers,
  },
  orderDossier: {
    method: 'POST',
    path: '/business/request/:id/dossiers',
    permission: seesApplications,
    does: 'Has the dossier made as one PDF, in the background. The card’s version does not rise.',
    params: z.object({ id: idText }),
    body: z.object({ language, parts: z.array(part).check(z.maxLength(DOSSIER_PARTS.length)) }),
    reply: dossiers,
    errors: ['dossier.running', 'field.checkbox', 'field.choice'],
  },
  retryDossier: {
    method: 'POST',
    path: '/business/request/:id/dossiers/:dossier/tries',
    permission: seesApplications,
    does: 'Tries once more to make a dossier that failed; any other stays as it is.',
    params: z.object({ id: idText, dossier: idText }),
    reply: dossiers,
  },
});
