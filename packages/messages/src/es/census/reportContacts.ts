import type { Translation } from '../../translation.ts';
import type { reportContacts as en } from '../../en/census/reportContacts.ts';

export const reportContacts: Translation<typeof en> = {
  title: 'Contacto',
  noAccount: 'Sin cuenta activa: los correos no le llegan.',
  writes: 'Correos en {language}',
  remind: 'Enviar un recordatorio',
  reminded: 'Recordatorio enviado.',
  notReminded: 'No se envió el recordatorio.',
  note: 'Anotar una llamada',
  noteLabel: 'Lo que se habló, en una línea',
  noteSubmit: 'Guardar nota',
  noted: 'Nota guardada.',
  none: 'Nadie se ha comunicado todavía por este reporte.',
  byHand: 'Recordatorio enviado',
  happened: '{by}, {instant}',
};
