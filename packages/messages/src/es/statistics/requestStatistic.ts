import type { Translation } from '../../translation.ts';
import type { requestStatistic as en } from '../../en/statistics/requestStatistic.ts';

export const requestStatistic: Translation<typeof en> = {
  title: 'Estadísticas de solicitudes',
  lead: 'Cómo llegan las solicitudes, cuánto tardan y cómo se deciden.',
  sentence:
    '{submitted} enviadas, {approved} aprobadas y {deactivated} desactivadas en {span}; {open} seguían abiertas al final.',
  'figure.submitted': 'Enviadas por solicitantes',
  'figure.submitted.meaning': 'Solicitudes que se enviaron en el período.',
  'figure.approved': 'Aprobadas',
  'figure.approved.meaning':
    'Solicitudes que llegaron a Aprobada en el período. La lista muestra las que hoy están ahí o en Enviada.',
  'figure.deactivated': 'Desactivadas',
  'figure.deactivated.meaning': 'Solicitudes que llegaron a Desactivada en el período, por cualquier motivo.',
  'figure.approvalRate': 'Aprobadas de las decididas',
  'figure.approvalRate.meaning': 'Las aprobadas, de todas las que se aprobaron o desactivaron en el período.',
  'figure.open': 'Abiertas',
  'figure.open.meaning':
    'Solicitudes que al final del período estaban entre Pago pendiente y Entrevista aprobada. La lista muestra las de ahora.',
  'figure.daysToApproval': 'Días hasta la aprobación',
  'figure.daysToApproval.meaning':
    'Desde el envío hasta Aprobada, de las aprobadas en el período: la mitad tardó menos y la mitad más (mediana).',
  'figure.paid': 'Pagadas o exoneradas',
  'figure.paid.meaning': 'Solicitudes cuyo pago se hizo o se exoneró en el período.',
  'figure.exonerated': 'Exoneraciones concedidas',
  'figure.exonerated.meaning': 'Exoneraciones de pago o de proceso que se concedieron en el período.',
  'figure.corrections': 'Correcciones pedidas',
  'figure.corrections.meaning': 'Campos devueltos a solicitantes en el período, cada uno contado una vez.',
  'table.byStage': 'Dónde están las solicitudes',
  'table.byStage.meaning': 'Solicitudes según la etapa en que estaban al final del período.',
  'table.funnel': 'Hasta dónde llegaron',
  'table.funnel.meaning':
    'De las solicitudes enviadas en el período, cuántas llegaron al menos a cada etapa hasta su final. La parte es de todas las enviadas.',
  'table.daysInStage': 'Días en cada etapa',
  'table.daysInStage.meaning':
    'De las estadías que terminaron en el período: la mitad fue más corta que la mediana y nueve de cada diez más cortas que la segunda cifra. También cuentan los fines de semana.',
  'table.byMonth': 'Ingresos y decisiones por mes',
  'table.byMonth.meaning': 'Solicitudes enviadas, aprobadas y desactivadas en cada mes de Nueva York.',
  'table.byCountry': 'Por país',
  'table.byCountry.meaning': 'Según el país de la iglesia como se envió.',
  'table.byAnalyst': 'Por analista',
  'table.byAnalyst.meaning':
    'Las enviadas, por quien las tiene ahora; las decisiones, por quien las tenía al decidirse. Sin analista no se cuentan aquí.',
  'table.byEphesian': 'Por Efesio',
  'table.byEphesian.meaning':
    'Las enviadas, por quien las tiene ahora; las decisiones, por quien las tenía al decidirse. Sin Efesio no se cuentan aquí.',
  'table.reasons': 'Por qué se desactivaron',
  'table.reasons.meaning': 'Desactivaciones del período por su tipo; las que se revirtieron no cuentan.',
  'table.payments': 'Cómo se saldó el costo',
  'table.payments.meaning': 'Solicitudes cuyo pago se hizo o se exoneró en el período.',
  'table.exonerations': 'Exoneraciones por motivo',
  'table.exonerations.meaning': 'Exoneraciones decididas en el período, de pago y de proceso.',
  'table.corrections': 'Correcciones por mes',
  'table.corrections.meaning':
    'Campos pedidos (también otra vez), respondidos por solicitantes y aceptados por el equipo.',
  'table.answers': 'Respuestas en entrevistas',
  'table.answers.meaning':
    'Entrevistas cerradas en el período, de las preguntas marcadas para contarse. La parte es de las respuestas a la misma pregunta.',
  'series.open': 'Solicitudes',
  'series.reached': 'Llegaron al menos aquí',
  'series.share': 'Parte',
  'series.median': 'Mediana de días',
  'series.ninth': 'Nueve de diez en menos de',
  'series.left': 'Estadías terminadas',
  'series.submitted': 'Enviadas por solicitantes',
  'series.approved': 'Aprobadas',
  'series.deactivated': 'Desactivadas',
  'series.paid': 'Solicitudes',
  'series.granted': 'Concedidas',
  'series.refused': 'Negadas',
  'series.asked': 'Pedidas',
  'series.answered': 'Respondidas',
  'series.accepted': 'Aceptadas',
  'series.given': 'Respuestas',
};
