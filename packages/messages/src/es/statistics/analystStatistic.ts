import type { Translation } from '../../translation.ts';
import type { analystStatistic as en } from '../../en/statistics/analystStatistic.ts';

export const analystStatistic: Translation<typeof en> = {
  title: 'Estadísticas por analista',
  lead: 'Lo que cada analista tiene en sus manos, a qué ritmo avanza y cómo se decide. Elija uno, varios o todos.',
  sentence:
    'El {until}, analistas con solicitudes: {analysts}, solicitudes en curso: {load}. En {span}, tomadas: {taken}, terminadas: {finished}.',
  'figure.analysts': 'Analistas con solicitudes',
  'figure.analysts.meaning':
    'Analistas que al final del período tenían al menos una solicitud entre Análisis y Entrevista aprobada.',
  'figure.load': 'En curso',
  'figure.load.meaning':
    'Solicitudes entre Análisis y Entrevista aprobada que tenían analista al final del período. Cuentan para quien las tenía cuando salieron de su etapa o las tiene ahora.',
  'figure.taken': 'Tomadas',
  'figure.taken.meaning': 'Solicitudes con analista que llegaron a Análisis en el período.',
  'figure.finished': 'Análisis terminados',
  'figure.finished.meaning': 'Solicitudes que llegaron a Análisis completo en el período.',
  'figure.days': 'Días en Análisis',
  'figure.days.meaning':
    'Mediana de las estadías en Análisis que terminaron en el período: la mitad fue más corta y la mitad más larga. Cuentan los fines de semana.',
  'figure.approved': 'Aprobadas',
  'figure.approved.meaning': 'Solicitudes con analista que llegaron a Aprobada en el período.',
  'figure.deactivated': 'Desactivadas',
  'figure.deactivated.meaning': 'Solicitudes con analista que llegaron a Desactivada en el período.',
  'figure.corrections': 'Correcciones pedidas',
  'figure.corrections.meaning':
    'Campos devueltos a solicitantes en el período, contados para el analista que tenía la solicitud en ese momento.',
  'table.byAnalyst': 'Analista por analista',
  'table.byAnalyst.meaning': 'Cada cifra cuenta para quien tenía la solicitud en ese momento.',
  'table.byMonth': 'Mes a mes',
  'table.byMonth.meaning': 'Tomadas, terminadas y correcciones pedidas, por mes (hora de Nueva York).',
  'series.load': 'En curso',
  'series.taken': 'Tomadas',
  'series.finished': 'Análisis terminados',
  'series.days': 'Mediana de días',
  'series.approved': 'Aprobadas',
  'series.deactivated': 'Desactivadas',
  'series.corrections': 'Correcciones',
};
