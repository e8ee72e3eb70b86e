import type { mails as english } from '../../en/outbox/mails.ts';

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

Elíjala aquí; el enlace sirve una sola vez y durante {hours} horas:
{link}

Si no la pidió, ignore este mensaje: su contraseña sigue igual.`,
  },
  staffInvitation: {
    subject: 'Su cuenta en el portal interno',
    text: `Se abrió una cuenta para este correo en el portal interno.

Elija una contraseña para empezar a usarla; el enlace sirve una sola vez y durante {days} días, y los anteriores ya no sirven:
{link}

Si no sabe por qué recibe este mensaje, ignórelo: sin el enlace, la cuenta sigue cerrada.`,
  },
  staffPasswordReset: {
    subject: 'Elija una contraseña nueva para el portal interno',
    text: `Se pidió una contraseña nueva para este correo en el portal interno.

Elíjala aquí; el enlace sirve una sola vez y durante {hours} horas:
{link}

Si no la pidió, ignore este mensaje: su contraseña sigue igual.`,
  },
  staffPasswordChanged: {
    subject: 'Se cambió la contraseña de su cuenta',
    text: `Se cambió la contraseña de su cuenta en el portal interno y se cerró su sesión en otros dispositivos.

Si no fue usted, elija una contraseña nueva en la pantalla de inicio de sesión y avise a administración.`,
  },
  staffEmailChange: {
    subject: 'Confirme su correo nuevo',
    text: `Se pidió que una cuenta del portal interno inicie sesión con este correo.

Confírmelo aquí; el enlace sirve una sola vez y durante {hours} horas:
{link}

Si no lo pidió, ignore este mensaje: sin el enlace no cambia nada.`,
  },
  staffEmailChangeAsked: {
    subject: 'Se pidió cambiar su correo',
    text: `Se pidió que su cuenta del portal interno inicie sesión con {email}.

El cambio se hace al abrir, en las próximas {hours} horas, el enlace enviado a ese correo. Hasta entonces no cambia nada.

Si no fue usted, cambie su contraseña en el portal, con lo que el enlace deja de servir, y avise a administración.`,
  },
  staffEmailChanged: {
    subject: 'Se cambió el correo de su cuenta',
    text: `Su cuenta del portal interno inicia sesión ahora con {email} y ya no con este correo.

Si no fue usted, avise a administración.`,
  },
  clientEmailChange: {
    subject: 'Confirme su correo nuevo',
    text: `Se pidió que una cuenta del portal de líderes use este correo, a solicitud de su titular.

Confírmelo aquí; el enlace sirve una sola vez y durante {hours} horas:
{link}

Si no lo pidió, ignore este mensaje: sin el enlace no cambia nada.`,
  },
  clientEmailChangeAsked: {
    subject: 'Se pidió cambiar su correo',
    text: `Se pidió al equipo cambiar el correo de su cuenta del portal de líderes por {email}.

El cambio se hace al abrir, en las próximas {hours} horas, el enlace enviado a ese correo. Hasta entonces no cambia nada.

Si no fue usted, avise al equipo del portal.`,
  },
  clientEmailChanged: {
    subject: 'Se cambió el correo de su cuenta',
    text: `Su cuenta del portal de líderes inicia sesión ahora con {email} y ya no con este correo. Los mensajes sobre su solicitud también llegarán allí.

Si no fue usted, avise al equipo del portal.`,
  },
  reminderActivation: {
    subject: 'Su cuenta espera su confirmación',
    text: `Este correo se registró en el portal de líderes y aún no se ha confirmado.

Confírmelo para iniciar sesión; el enlace sirve durante {hours} horas:
{link}

Si no se registró, ignore este mensaje: sin el enlace, la cuenta sigue cerrada.`,
  },
  reminderApplication: {
    subject: 'Su solicitud aún no se ha enviado',
    text: `Tiene una cuenta en el portal de líderes y su solicitud aún no se ha enviado. Se conserva lo que ya escribió.

Continúe aquí:
{link}

Si ya no desea presentar la solicitud, ignore este mensaje.`,
  },
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
  correctionsAsked: {
    subject: 'Correcciones solicitadas en la solicitud {caseNumber}',
    text: `La solicitud {caseNumber} necesita correcciones para poder continuar:
{fields}

{message}

Hágalas aquí; el resto de la solicitud queda como está:
{link}`,
  },
  correctionsAskedAgain: {
    subject: 'Corrección solicitada de nuevo en la solicitud {caseNumber}',
    text: `Una corrección de la solicitud {caseNumber} se revisó y se solicita de nuevo:
{fields}

{message}

Hágala aquí:
{link}`,
  },
};
