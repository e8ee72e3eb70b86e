import type { mails as english } from '../en/mails.ts';

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
