import type { mails as english } from '../../en/outbox/mails.ts';
import { credentialMails } from './credentialMails.ts';
import { proofMails } from './proofMails.ts';
import { noticeMails } from './noticeMails.ts';
import { reminders } from './reminders.ts';

export const mails: { [Template in keyof typeof english]: Record<keyof (typeof english)[Template], string> } = {
  accountConfirmation: {
    subject: 'Confirme su cuenta',
    text: `Este correo se registró en el portal de líderes.

Confírmelo para iniciar sesión; el enlace sirve durante {hours} horas:
{link}

Si no se registró, ignore este mensaje: sin el enlace, la cuenta sigue cerrada.`,
  },
  accountKnown: {
    subject: 'Ya tiene una cuenta',
    text: `Alguien registró este correo en el portal de líderes, donde ya tiene una cuenta. No se cambió nada.

Inicie sesión con su contraseña o elija una nueva; el enlace sirve durante {hours} horas:
{link}

Si no fue usted, ignore este mensaje.`,
  },
  accountUnconfirmed: {
    subject: 'Termine su registro',
    text: `Este correo se registró antes en el portal de líderes y aún no se ha confirmado.

Elija una contraseña para confirmarlo; el enlace sirve durante {hours} horas y reemplaza a los anteriores:
{link}

Si no se registró, ignore este mensaje: sin el enlace, la cuenta sigue cerrada.`,
  },
  passwordReset: {
    subject: 'Elija una contraseña nueva',
    text: `Se pidió una contraseña nueva para este correo.

Elíjala aquí; el enlace sirve una sola vez, durante {hours} horas:
{link}

Si no la pidió, ignore este mensaje: su contraseña sigue igual.`,
  },
  staffInvitation: {
    subject: 'Su cuenta en el portal interno',
    text: `Se abrió una cuenta para este correo en el portal interno.

Elija una contraseña para empezar a usarla; el enlace sirve una sola vez, durante {days} días, y los anteriores ya no sirven:
{link}

Si no sabe por qué recibe este mensaje, ignórelo: sin el enlace, la cuenta sigue cerrada.`,
  },
  staffPasswordReset: {
    subject: 'Elija una contraseña nueva para el portal interno',
    text: `Se pidió una contraseña nueva para este correo en el portal interno.

Elíjala aquí; el enlace sirve una sola vez, durante {hours} horas:
{link}

Si no la pidió, ignore este mensaje: su contraseña sigue igual.`,
  },
  ...credentialMails,
  staffEmailChange: {
    subject: 'Confirme su correo nuevo',
    text: `Alguien con una cuenta del portal interno pidió iniciar sesión con este correo.

Confírmelo aquí; el enlace sirve una sola vez, durante {hours} horas:
{link}

Si no lo pidió, ignore este mensaje: sin el enlace no cambia nada.`,
  },
  staffEmailChangeAsked: {
    subject: 'Se pidió cambiar su correo',
    text: `Se pidió cambiar por {email} el correo con el que inicia sesión en el portal interno.

El cambio se hará cuando se abra, en las próximas {hours} horas, el enlace enviado a ese correo. Hasta entonces no cambia nada.

Si no fue usted, cambie su contraseña en el portal, con lo que el enlace deja de servir, y avise a administración.`,
  },
  staffEmailChanged: {
    subject: 'Se cambió el correo de su cuenta',
    text: `Ahora usted inicia sesión en el portal interno con {email} y ya no con este correo.

Si no fue usted, avise a administración.`,
  },
  clientEmailChange: {
    subject: 'Confirme su correo nuevo',
    text: `El titular de una cuenta del portal de líderes pidió a nuestro equipo usar este correo en ella.

Confírmelo aquí; el enlace sirve una sola vez, durante {hours} horas:
{link}

Si no lo pidió, ignore este mensaje: sin el enlace no cambia nada.`,
  },
  clientEmailChangeAsked: {
    subject: 'Se pidió cambiar su correo',
    text: `Se pidió a nuestro equipo cambiar el correo de su cuenta del portal de líderes por {email}.

El cambio se hará cuando se abra, en las próximas {hours} horas, el enlace enviado a ese correo. Hasta entonces no cambia nada.

Si no fue usted, avise al equipo del portal.`,
  },
  clientEmailChanged: {
    subject: 'Se cambió el correo de su cuenta',
    text: `Ahora usted inicia sesión en el portal de líderes con {email} y ya no con este correo. Los mensajes sobre su solicitud también llegarán allí.

Si no fue usted, avise al equipo del portal.`,
  },
  ...noticeMails,
  ...reminders,
  submissionReceived: {
    subject: 'Solicitud {caseNumber} recibida',
    text: `La solicitud {caseNumber} se recibió el {date} (hora de Nueva York).

El siguiente paso es el pago del costo de la solicitud, {fee}. Inícielo aquí:
{link}`,
  },
  submissionBelow: {
    subject: 'Solicitud {caseNumber} recibida',
    text: `La solicitud {caseNumber} se recibió el {date} (hora de Nueva York).

Se revisará antes de cobrar el costo de la solicitud. Por ahora no hay nada que pagar. Puede seguirla aquí:
{link}`,
  },
  paymentReceived: {
    subject: 'Pago recibido de la solicitud {caseNumber}',
    text: `El pago de {amount} de la solicitud {caseNumber} se recibió el {date} (hora de Nueva York).

Puede seguir la solicitud aquí:
{link}`,
  },
  ...proofMails,
  documentEnding: {
    subject: 'Un documento vence pronto',
    text: `Este documento de su solicitud es válido hasta el {until}:
{document}

Si tiene uno más reciente, escríbanos aquí y nuestro equipo le indicará cómo enviarlo:
{link}`,
  },
  correctionsAsked: {
    subject: 'Correcciones solicitadas en la solicitud {caseNumber}',
    text: `La solicitud {caseNumber} necesita correcciones para poder continuar:
{fields}

{wishedFor}Hágalas aquí; el resto de la solicitud queda igual:
{link}`,
  },
  correctionsAskedAgain: {
    subject: 'Corrección solicitada de nuevo en la solicitud {caseNumber}',
    text: `Una corrección de la solicitud {caseNumber} se revisó y se solicita de nuevo:
{fields}

{wishedFor}Hágala aquí:
{link}`,
  },
  appointmentMade: {
    subject: 'Entrevista de la solicitud {caseNumber}: {when}',
    text: `Se acordó la entrevista de la solicitud {caseNumber}.

{details}

{note}El archivo adjunto la agrega a su calendario. Si no puede asistir, escríbanos desde su solicitud:
{link}`,
  },
  appointmentMoved: {
    subject: 'Cambió la entrevista de la solicitud {caseNumber}: {when}',
    text: `La cita para la entrevista de la solicitud {caseNumber} cambió. Así queda:

{details}

{note}El archivo adjunto actualiza su calendario. Si no puede asistir, escríbanos desde su solicitud:
{link}`,
  },
  appointmentCancelled: {
    subject: 'Entrevista de la solicitud {caseNumber} cancelada',
    text: `La entrevista de la solicitud {caseNumber} no se realizará el {when}.

{reason}El archivo adjunto la quita de su calendario. Puede seguir la solicitud aquí:
{link}`,
  },
  staffAppointmentMade: {
    subject: 'Entrevista con {leader}: {when}',
    text: `Usted entrevistará a {leader}, solicitud {caseNumber}.

{details}

{note}El archivo adjunto la agrega a su calendario. La solicitud está aquí:
{link}`,
  },
  staffAppointmentMoved: {
    subject: 'Cambió la entrevista con {leader}: {when}',
    text: `La cita para su entrevista con {leader}, solicitud {caseNumber}, cambió. Así queda:

{details}

{note}El archivo adjunto actualiza su calendario. La solicitud está aquí:
{link}`,
  },
  staffAppointmentCancelled: {
    subject: 'Entrevista con {leader} cancelada',
    text: `Su entrevista con {leader}, solicitud {caseNumber}, no se realizará el {when}, o la hará otra persona.

{reason}El archivo adjunto la quita de su calendario. La solicitud está aquí:
{link}`,
  },
  cardMail: { subject: '{subject}', text: '{text}' },
  notification: { subject: '{subject}', text: '{text}' },
  staffNotification: { subject: '{subject}', text: '{text}' },
  stageApproved: { subject: '{subject}', text: '{text}' },
  stageRejected: { subject: '{subject}', text: '{text}' },
  stageSent: { subject: '{subject}', text: '{text}' },
  messagesUnread: {
    subject: 'Mensajes nuevos sobre la solicitud {caseNumber}',
    text: `Nuestro equipo le escribió sobre la solicitud {caseNumber} y usted aún no lo ha leído.

Léalo y responda aquí:
{link}

Hasta que lo lea, no se enviará otro aviso como este.`,
  },
  staffExportReady: {
    subject: 'Su exportación está lista: {list}',
    text: `El archivo que pidió está listo: {list}.

Ábralo aquí. Se conserva 24 horas y es solo para usted:
{link}`,
  },
  staffMessagesUnread: {
    subject: 'Mensajes sin leer en el chat: solicitud {caseNumber}',
    text: `Quien presentó la solicitud {caseNumber}, que está a su cargo, escribió en el chat y usted aún no lo ha leído.

Léalo y responda aquí:
{link}

Hasta que lo lea, no se enviará otro aviso como este.`,
  },
};
