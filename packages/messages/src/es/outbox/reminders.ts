/** What reminds the owner of an account of what was begun, or of what a church owes. */
import type { reminders as english } from '../../en/outbox/reminders.ts';
import { censusMails } from './censusMails.ts';

export const reminders: {
  [Template in keyof typeof english]: Record<keyof (typeof english)[Template], string>;
} = {
  ...censusMails,
  reminderActivation: {
    subject: 'Su cuenta espera su confirmación',
    text: `Este correo se registró en el portal de líderes y aún no se ha confirmado.

Confírmelo para iniciar sesión; el enlace sirve durante {hours} horas:
{link}

Si no se registró, ignore este mensaje: sin el enlace, la cuenta sigue cerrada.`,
  },
  reminderApplication: {
    subject: 'Su solicitud aún no se ha enviado',
    text: `Tiene una cuenta en el portal de líderes, pero su solicitud aún no se ha enviado. Se conserva lo que ya escribió.

Continúe aquí:
{link}

Si ya no desea presentar la solicitud, ignore este mensaje.`,
  },
  draftErasure: {
    subject: 'Su solicitud se borrará si no la continúa',
    text: `Su solicitud en el portal de líderes aún no se ha enviado y hace mucho tiempo que no se le agrega nada. A partir del {date} se borrará con todo lo que escribió y los archivos que subió.

Para conservarla, inicie sesión y continúe:
{link}

Si ya no desea presentar la solicitud, ignore este mensaje.`,
  },
};
