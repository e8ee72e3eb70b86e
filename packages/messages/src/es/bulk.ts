import type { bulk as english } from '../en/bulk.ts';
import type { Translation } from '../translation.ts';

export const bulk: Translation<typeof english> = {
  label: 'Progreso',
  'handOver.running': 'Entregando {done} de {total}…',
  'handOver.done': 'Entregadas: {done} de {total}.',
  'handOver.cancelled': 'Detenido. Entregadas: {done} de {total}. Las demás siguen como estaban.',
  'handOver.refused_one': 'No se pudo entregar {shown} solicitud:',
  'handOver.refused_many': 'No se pudieron entregar {shown} de solicitudes:',
  'handOver.refused_other': 'No se pudieron entregar {shown} solicitudes:',
  'remindClients.running': 'Enviando recordatorios: {done} de {total}…',
  'remindClients.done': 'Recordatorios enviados: {done} de {total}.',
  'remindClients.cancelled':
    'Detenido. Recordatorios enviados: {done} de {total}. Las demás personas no recibieron nada.',
  'remindClients.refused_one': 'No se envió recordatorio a {shown} persona:',
  'remindClients.refused_many': 'No se envió recordatorio a {shown} de personas:',
  'remindClients.refused_other': 'No se envió recordatorio a {shown} personas:',
  stop: 'Detener',
  hidden: 'Lo que su rol no ve',
  more: 'Mostrar más',
  failed: 'No se pudo cargar el progreso. El trabajo continúa.',
  notStopped: 'No se pudo detener. El trabajo continúa.',
};
