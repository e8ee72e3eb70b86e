import type { Permission } from '@portal/domain/access/permissions.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { given } from './given.ts';
import { createRole } from '../users/roles/saveRole.ts';

interface DemoRole {
  name: { en: string; es: string };
  description: { en: string; es: string };
  active: boolean;
  permissions: Permission[];
}

const ROLES: readonly DemoRole[] = [
  {
    name: { en: 'Archive', es: 'Archivo' },
    description: {
      en: 'Keeps the papers of admitted leaders in order. Sees Approved and Sent, and changes nothing there.',
      es: 'Mantiene en orden los documentos de líderes admitidos. Ve Aprobada y Enviada, sin cambiar nada.',
    },
    active: true,
    permissions: ['business.request.show.approve', 'business.request.show.sent', 'business.request.tag'],
  },
  {
    name: { en: 'Conference desk', es: 'Mesa de conferencias' },
    description: {
      en: 'Receives people at a conference. Switched off until the next one.',
      es: 'Recibe a las personas en una conferencia. Desactivado hasta la próxima.',
    },
    active: false,
    permissions: ['business.event.show', 'business.event.check.in', 'business.client.show'],
  },
];

/** Roles that the office made itself: one that nobody holds yet, and one that is not active. */
export async function addDemoRoles(context: StaffContext): Promise<void> {
  for (const role of ROLES) {
    await createRole(context, given(undefined, { ...role, slug: null, needsSecondFactor: false }));
  }
}
