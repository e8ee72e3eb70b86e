import type { stages as en } from '../en/stages.ts';

export const stages: typeof en = {
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
};
