import type { Translation } from '../../translation.ts';
import type { reportDates as en } from '../../en/census/reportDates.ts';

export const reportDates: Translation<typeof en> = {
  title: 'Fechas de reportes',
  lead: 'Cada trimestre se pide un reporte a cada iglesia. Sale a las 8:00 a.m. y puede enviarse hasta el final de su último día, hora de Nueva York.',
  sendingOf: 'Trimestre {quarter}: sale el',
  deadlineOf: 'Trimestre {quarter}: fecha límite',
  format: 'Día y mes, como 31/03',
  nextYear: '{day} del año siguiente',
  span: 'del {sending} al {deadline}',
  submit: 'Guardar fechas de reportes',
  saved: 'Fechas de reportes guardadas.',
  readOnly: 'Puede leer estas fechas. Solo puede cambiarlas quien tiene el permiso «Fechas de reportes».',
  all: 'Los cuatro trimestres',
  quarter: 'Trimestre {quarter}',
  next: 'Próximo envío',
  which: 'Reporte',
  sending: 'Sale',
  sendingAt: '{day}, 8:00 a.m. (hora de Nueva York)',
  deadline: 'Fecha límite',
  deadlineAt: 'Final del {day} (hora de Nueva York)',
  reach: 'Llega a',
  churches_zero: 'Ninguna iglesia, al día de hoy',
  churches_one: '{shown} iglesia, al día de hoy',
  churches_many: '{shown} de iglesias, al día de hoy',
  churches_other: '{shown} iglesias, al día de hoy',
  running: 'En curso',
  runningText:
    '{report}: puede enviarse hasta el final del {day} (hora de Nueva York). Cambiar las fechas no lo afecta.',
  atOnce:
    'Con estas fechas, {report} saldrá a los pocos minutos de guardar: su día ya llegó y su fecha límite no ha pasado.',
};
