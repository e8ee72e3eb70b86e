import type { datedDocuments as en } from '../../en/applications/datedDocuments.ts';
import type { Translation } from '../../translation.ts';

export const datedDocuments: Translation<typeof en> = {
  title: 'Documentos con vencimiento',
  lead: 'Documentos aceptados que tienen fecha de vencimiento, de solicitudes en revisión. Cada fila abre los documentos de su solicitud.',
  search: 'Buscar por nombre, iglesia o número de caso',
  count_zero: 'Ningún documento',
  count_one: '{shown} documento',
  count_many: '{shown} de documentos',
  count_other: '{shown} documentos',
  emptyText:
    'Aún no hay documentos con fecha de vencimiento. La fecha se indica en un documento aceptado, en la solicitud.',
  name: 'Líder',
  kind: 'Documento',
  standing: 'Estado',
  'standing.ENDING': 'Vence pronto',
  'standing.ENDED': 'Vencido',
  'standing.VALID': 'Vigente',
  until: 'Válido hasta',
  church: 'Iglesia',
  country: 'País',
  ephesian: 'Efesio',
  'ephesian.none': 'Sin Efesio',
  ask: 'Pedir uno nuevo',
  date: 'Cambiar el vencimiento',
  ready: 'Texto listo',
  chooseReady: 'Elija un texto listo',
  readyHint: 'Completa los dos idiomas; todavía puede cambiar el texto.',
  'message.en': 'Para quienes leen en inglés',
  'message.es': 'Para quienes leen en español',
  messageHint: 'El solicitante lo lee junto al documento.',
  dateLabel: 'Válido hasta',
};
