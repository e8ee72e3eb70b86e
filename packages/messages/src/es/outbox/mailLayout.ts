import type { mailLayout as en } from '../../en/outbox/mailLayout.ts';
import type { Translation } from '../../translation.ts';

export const mailLayout: Translation<typeof en> = {
  portal: 'Portal de líderes',
  businessPortal: 'Portal interno',
  orCopy: 'Si el botón no abre, copie esta dirección en su navegador:',
  'why.account': 'Recibe este correo porque esta dirección se escribió en el portal de líderes.',
  'why.staff': 'Recibe este correo porque esta dirección se escribió en el portal interno.',
  'why.application': 'Recibe este correo porque esta dirección pertenece a una solicitud en el portal de líderes.',
  noReply: 'Se envió automáticamente; las respuestas no se leen.',
  'button.accountConfirmation': 'Confirmar la cuenta',
  'button.accountKnown': 'Elegir una contraseña nueva',
  'button.accountUnconfirmed': 'Elegir una contraseña',
  'button.passwordReset': 'Elegir una contraseña nueva',
  'button.staffInvitation': 'Elegir una contraseña',
  'button.staffPasswordReset': 'Elegir una contraseña nueva',
  'button.staffEmailChange': 'Confirmar el correo',
  'button.clientEmailChange': 'Confirmar el correo',
  'button.reminderActivation': 'Confirmar la cuenta',
  'button.reminderApplication': 'Continuar la solicitud',
  'button.submissionReceived': 'Iniciar el pago',
  'button.submissionBelow': 'Ver la solicitud',
  'button.paymentReceived': 'Ver la solicitud',
  'button.correctionsAsked': 'Hacer las correcciones',
  'button.correctionsAskedAgain': 'Hacer la corrección',
};
