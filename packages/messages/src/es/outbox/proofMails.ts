import type { proofMails as english } from '../../en/outbox/proofMails.ts';

export const proofMails: Record<keyof typeof english, Record<'subject' | 'text', string>> = {
  licenceIssued: {
    subject: 'Se emitió su licencia',
    text: `Su solicitud fue aprobada y se emitió su licencia. Es válida hasta el {until}.

{courses}Quien escanee su código puede ver en esta página que es válida:
{link}`,
  },
  certificateIssued: {
    subject: 'Se emitió su certificado',
    text: `Usted completó el curso «{course}» y se emitió su certificado.

Quien escanee su código puede ver en esta página que es válido:
{link}`,
  },
  licenceEnding: {
    subject: 'Su licencia vence pronto',
    text: `Su licencia es válida hasta el {until}. Nuestro equipo la renovará o se comunicará con usted antes.

Esta página muestra si es válida:
{link}`,
  },
};
