import type { Translation } from '../../translation.ts';
import type { ephesianStatistic as en } from '../../en/statistics/ephesianStatistic.ts';

export const ephesianStatistic: Translation<typeof en> = {
  title: 'Estadísticas por Efesio',
  lead: 'Lo que cada Efesio tiene a cargo, las entrevistas realizadas y cómo reporta la región. Elija uno, varios o todos.',
  sentence:
    'El {until}, Efesios con solicitudes abiertas: {ephesians}, solicitudes: {load}. Entrevistas realizadas en {span}: {interviews}.',
  'figure.ephesians': 'Efesios con solicitudes',
  'figure.ephesians.meaning': 'Efesios que al final del período tenían al menos una solicitud abierta.',
  'figure.load': 'Solicitudes abiertas',
  'figure.load.meaning':
    'Solicitudes entre Pago pendiente y Entrevista aprobada que tenían Efesio al final del período. Cuentan para quien las tenía cuando salieron de su etapa o las tiene ahora.',
  'figure.interviews': 'Entrevistas',
  'figure.interviews.meaning': 'Resultados de entrevistas registrados en el período.',
  'figure.accepted': 'Entrevistas aceptadas',
  'figure.accepted.meaning': 'Entrevistas aceptadas, del total de resultados registrados en el período.',
  'figure.days': 'Días en Entrevista',
  'figure.days.meaning':
    'Mediana de las estadías en Entrevista que terminaron en el período: la mitad fue más corta y la mitad más larga. Cuentan los fines de semana.',
  'figure.approved': 'Aprobadas',
  'figure.approved.meaning': 'Solicitudes con Efesio que llegaron a Aprobada en el período.',
  'figure.deactivated': 'Desactivadas',
  'figure.deactivated.meaning': 'Solicitudes con Efesio que llegaron a Desactivada en el período.',
  'figure.received': 'Reportes recibidos',
  'figure.received.meaning': 'Reportes trimestrales recibidos, del total con fecha límite en el período.',
  'table.byEphesian': 'Efesio por Efesio',
  'table.byEphesian.meaning': 'Cada cifra cuenta para quien tenía la solicitud en ese momento.',
  'table.reporting': 'Cómo reportan las regiones',
  'table.reporting.meaning':
    'Reportes trimestrales con fecha límite en el período, según el Efesio a cargo de la iglesia cuando se enviaron. Lo que no se recibió falta; no es un cero.',
  'table.byMonth': 'Resultados de entrevistas por mes',
  'table.byMonth.meaning': 'Por mes (hora de Nueva York).',
  'series.load': 'Solicitudes abiertas',
  'series.interviews': 'Entrevistas',
  'series.accepted': 'Aceptadas',
  'series.later': 'Por decidir',
  'series.denied': 'Denegadas',
  'series.days': 'Mediana de días',
  'series.approved': 'Aprobadas',
  'series.deactivated': 'Desactivadas',
  'series.due': 'Esperados',
  'series.received': 'Recibidos',
  'series.share': 'Porcentaje',
};
