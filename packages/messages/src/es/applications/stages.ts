import type { stages as en } from '../../en/applications/stages.ts';
import type { Translation } from '../../translation.ts';

export const stages: Translation<typeof en> = {
  UNFINISHED: 'Sin terminar',
  REJECT_BY_TAG: 'Rechazo automático',
  COMPLETE: 'Pago pendiente',
  PAID: 'Pagada',
  ANALYSIS: 'Análisis',
  COMPLETE_ANALYSIS: 'Análisis completo',
  INTERVIEW: 'Entrevista',
  INTERVIEW_SUCCESS: 'Entrevista aprobada',
  APPROVED: 'Aprobada',
  SENT: 'Enviada',
  REJECTED: 'Desactivada',
  PROCESSING: 'Correcciones abiertas',
  ASSIGNED: 'Asignada',
  ASSIGNED_TO_MANAGER: 'Asignada a gerencia',
  DISPOSABLE: 'Eliminada',
  UNDEFINED: 'Sin etapa',
};
