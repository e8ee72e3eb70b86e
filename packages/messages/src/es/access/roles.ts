import type { roles as en } from '../../en/access/roles.ts';
import type { Translation } from '../../translation.ts';

export const roles: Translation<typeof en> = {
  'administrator.description':
    'Ve y hace todo: solicitudes, configuración, usuarios y roles. No se le pueden asignar solicitudes.',
  'manager.description':
    'Decide sobre las solicitudes en todas las etapas y las asigna. Ve estadísticas, reportes, eventos, usuarios y líderes.',
  'supervisor.description':
    'Supervisa la revisión: ve las solicitudes en todas las etapas, las mueve cuando están pagadas, las asigna y pide correcciones. Ve estadísticas y reportes.',
  'analyst.description':
    'Toma solicitudes pagadas, revisa las que tiene asignadas y pide correcciones hasta completar el análisis.',
  'ephesian.description':
    'Supervisa una región: hace las entrevistas de las solicitudes a su cargo y cuida de sus iglesias. No ve otras solicitudes.',
};
