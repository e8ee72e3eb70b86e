import type { conversations as english } from '../en/conversations.ts';
import type { Translation } from '../translation.ts';

export const conversations: Translation<typeof english> = {
  title: 'Chat con {name}',
  seen: 'El solicitante lee todo lo que se escribe aquí. Use las notas para lo que deba quedar entre el equipo.',
  loading: 'Cargando el chat…',
  failed: 'No se pudo cargar el chat.',
  none: 'Todavía no hay mensajes. Lo que escriba llega al solicitante.',
  earlier: 'Mostrar mensajes anteriores',
  applicant: '{name} (solicitante)',
  you: 'Usted',
  readByApplicant: 'Leído por el solicitante el {when}',
  notRead: 'Todavía no leído',
  readByStaff: 'Leído por {names}',
  newFrom: 'Nuevo',
  write: 'Mensaje al solicitante',
  hint: 'Ctrl + Enter lo envía',
  send: 'Enviar al solicitante',
  sent: 'Mensaje enviado.',
};
