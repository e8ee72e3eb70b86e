import type { checkInSettings as en } from '../../en/events/checkInSettings.ts';
import type { Translation } from '../../translation.ts';

export const checkInSettings: Translation<typeof en> = {
  title: 'Registro de entrada',
  lead: 'Lo que se exige en la puerta de cada evento. Los cambios se aplican de inmediato, también en los eventos en curso.',
  submit: 'Guardar configuración',
  saved: 'La configuración del registro de entrada se guardó y ya está vigente.',
  numbers: 'Plazos',
  minutes: 'Minutos hasta que la misma licencia vuelve a contar',
  minutesHint: 'En el mismo evento. Con 0 vuelve a contar de inmediato.',
  licenceMonths: 'Meses de validez de una licencia',
  licenceMonthsHint: 'Para las licencias que se emiten o renuevan desde ahora. Las demás conservan su vencimiento.',
  between: 'Un número entero de {least} a {most}',
  stages: 'Etapas con acceso',
  stagesHint: 'Entran los líderes con una solicitud en una de estas etapas.',
  kinds: 'Tipos de asistente',
  kindsHint: 'A quiénes pueden admitir los eventos nuevos. Los eventos que ya admiten otro tipo lo seguirán haciendo.',
};
