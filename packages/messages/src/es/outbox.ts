import type { outbox as en } from '../en/outbox.ts';
import type { Translation } from '../translation.ts';

export const outbox: Translation<typeof en> = {
  title: 'Bandeja de salida',
  lead: 'Correos que escribió el portal, los más nuevos primero.',
  to: 'Para',
  subject: 'Asunto',
  state: 'Estado',
  when: 'Escrito',
  sentAt: 'Enviado {instant}',
  links: 'Enlaces de este correo',
  noLinks: 'Este correo no tiene enlaces.',
  text: 'Texto',
  mailLanguage: 'Idioma: {language}',
  openMail: 'Abrir el correo «{subject}» para {to}',
  emptyTitle: 'Aún no se ha escrito ningún correo',
  emptyText: 'Cuando se cree una cuenta o cambie una etapa, su correo aparecerá aquí.',
  'state.WAITING': 'En espera',
  'state.SENT': 'Enviado',
  'state.KEPT': 'Guardado aquí',
  'state.FAILED': 'Fallido',
};
