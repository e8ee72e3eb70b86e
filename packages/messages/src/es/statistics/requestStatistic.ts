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
  'figure.approvalRate': 'Tasa de aprobación',
  'figure.approvalRate.meaning': 'Las aprobadas, del total de aprobadas o desactivadas en el período.',
  'figure.open': 'Abiertas',
  'figure.open.meaning':
    'Solicitudes que al final del período estaban entre Pago pendiente y Entrevista aprobada. La lista muestra las que lo están ahora.',
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
    'De las solicitudes enviadas en el período, cuántas habían llegado al menos a cada etapa al terminar este. El porcentaje es sobre el total de enviadas.',
  'table.daysInStage': 'Días en cada etapa',
  'table.daysInStage.meaning':
    'De las estadías que terminaron en el período: la mitad fue más corta que la mediana y nueve de cada diez, más cortas que la segunda cifra. Cuentan los fines de semana.',
  'table.byMonth': 'Solicitudes enviadas y decididas por mes',
  'table.byMonth.meaning': 'Solicitudes enviadas, aprobadas y desactivadas, por mes (hora de Nueva York).',
  'table.byCountry': 'Por país',
  'table.byCountry.meaning': 'Según el país de la iglesia al enviarse la solicitud.',
  'table.byAnalyst': 'Por analista',
  'table.byAnalyst.meaning':
    'Las enviadas cuentan para quien las tiene ahora; las decisiones, para quien las tenía en ese momento. Las que no tienen analista no se cuentan aquí.',
  'table.byEphesian': 'Por Efesio',
  'table.byEphesian.meaning':
    'Las enviadas cuentan para quien las tiene ahora; las decisiones, para quien las tenía en ese momento. Las que no tienen Efesio no se cuentan aquí.',
  'table.reasons': 'Por qué se desactivaron',
  'table.reasons.meaning': 'Desactivaciones del período por su tipo; las que se revirtieron no cuentan.',
  'table.payments': 'Cómo se saldó el costo',
  'table.payments.meaning': 'Solicitudes cuyo pago se hizo o se exoneró en el período.',
  'table.exonerations': 'Exoneraciones por motivo',
  'table.exonerations.meaning': 'Exoneraciones decididas en el período, de pago y de proceso.',
  'table.corrections': 'Correcciones por mes',
  'table.corrections.meaning':
    'Campos pedidos (incluidas las repeticiones), respondidos por solicitantes y aceptados por el equipo.',
  'table.answers': 'Respuestas en entrevistas',
  'table.answers.meaning':
    'Entrevistas cerradas en el período, de las preguntas marcadas para contarse. El porcentaje es sobre las respuestas a la misma pregunta.',
  'series.open': 'Solicitudes',
  'series.reached': 'Llegaron al menos aquí',
  'series.share': 'Porcentaje',
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
