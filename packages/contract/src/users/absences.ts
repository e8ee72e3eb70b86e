/** When a staff user is away, and who stands in for them (product/assignments.md#absence). */
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { date } from '@portal/domain/fields/rules.ts';
import { id, idText, ruled } from '../fields.ts';

const person = z.object({ id, name: z.string() });

const absence = z.object({
  /** The present one, or one to come; days as New York has them, both included. */
  absence: z.nullable(z.object({ delegate: person, from: z.string(), until: z.string() })),
  version: z.int(),
  /** Who can stand in: active colleagues with a role of the same kind. */
  offered: z.array(person),
  /** Whom the user stands in for, today or later. */
  standsInFor: z.array(z.object({ id, name: z.string(), from: z.string(), until: z.string() })),
});
export type Absence = z.output<typeof absence>;

const params = z.object({ id: idText });

export const absenceEndpoints = endpoints({
  getAbsence: {
    method: 'GET',
    path: '/business/user/:id/absence',
    permission: 'staff',
    does: 'When somebody is away and who stands in: of oneself, or by who manages users of anybody.',
    params,
    reply: absence,
  },
  setAbsence: {
    method: 'PUT',
    path: '/business/user/:id/absence',
    permission: 'staff',
    does: 'Sets when somebody is away and who stands in meanwhile; null: nobody is, from now on.',
    params,
    body: z.object({
      absence: z.nullable(z.object({ delegate: id, from: ruled(date), until: ruled(date) })),
      version: z.int(),
    }),
    reply: absence,
    present: absence,
    errors: ['record.stale', 'field.range', 'field.notPast', 'field.choice', 'user.administratorOnly'],
  },
});
