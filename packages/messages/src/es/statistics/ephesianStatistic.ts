import type { Translation } from '../../translation.ts';
import type { ephesianStatistic as en } from '../../en/statistics/ephesianStatistic.ts';

export const ephesianStatistic: Translation<typeof en> = {
  title: 'Estadísticas por Efesio',
  lead: 'Lo que cada Efesio tiene a cargo, las entrevistas hechas y cómo reporta la región. Elija uno, varios o todos.',
  sentence:
    'El {until}, Efesios con solicitudes abiertas: {ephesians}, solicitudes: {load}. Entrevistas hechas en {span}: {interviews}.',
  'figure.ephesians': 'Efesios con solicitudes',
  'figure.ephesians.meaning': 'Efesios que al final del período tenían al menos una solicitud abierta.',
  'figure.load': 'Abiertas a cargo',
  'figure.load.meaning':
    'Solicitudes entre Pago pendiente y Entrevista aprobada que tenían Efesio al final del período; para quien las tenía al dejar su etapa o las tiene ahora.',
  'figure.interviews': 'Entrevistas',
  'figure.interviews.meaning': 'Resultados de entrevistas registrados en el período.',
  'figure.accepted': 'Aceptadas de las entrevistas',
  'figure.accepted.meaning': 'Entrevistas aceptadas, de todos los resultados registrados en el período.',
  'figure.days': 'Días en Entrevista',
  'figure.days.meaning':
    'De las estadías en Entrevista que terminaron en el período: la mitad fue más corta y la mitad más larga (mediana). Cuentan los fines de semana.',
  'figure.approved': 'Aprobadas',
  'figure.approved.meaning': 'Solicitudes con Efesio que llegaron a Aprobada en el período.',
  'figure.deactivated': 'Desactivadas',
  'figure.deactivated.meaning': 'Solicitudes con Efesio que llegaron a Desactivada en el período.',
  'figure.received': 'Reportes recibidos',
  'figure.received.meaning': 'Reportes trimestrales recibidos, de todos cuyo plazo vencía en el período.',
  'table.byEphesian': 'Efesio por Efesio',
  'table.byEphesian.meaning': 'Cada cifra cuenta para quien tenía la solicitud cuando ocurrió.',
  'table.reporting': 'Cómo reportan las regiones',
  'table.reporting.meaning':
    'Reportes trimestrales cuyo plazo vencía en el período, según de quién era la región de la iglesia al enviarse. Lo que no se recibió no es un cero: falta.',
  'table.byMonth': 'Resultados de entrevistas por mes',
  'table.byMonth.meaning': 'Por mes de Nueva York.',
  'series.load': 'Abiertas a cargo',
  'series.interviews': 'Entrevistas',
  'series.accepted': 'Aceptadas',
  'series.later': 'Más adelante',
  'series.denied': 'Denegadas',
  'series.days': 'Mediana de días',
  'series.approved': 'Aprobadas',
  'series.deactivated': 'Desactivadas',
  'series.due': 'Debidos',
  'series.received': 'Recibidos',
  'series.share': 'Parte',
};
