import type { Translation } from '../../translation.ts';
import type { pastoralCareStatistic as en } from '../../en/statistics/pastoralCareStatistic.ts';

export const pastoralCareStatistic: Translation<typeof en> = {
  title: 'Estadísticas de cuidado pastoral',
  lead: 'El cuidado pastoral que reciben las iglesias y si están satisfechas con él.',
  sentence:
    'En {span} se recibió el {received} de los reportes esperados ({due}). Visitas: {visits}, sesiones de consejería: {counsellingSessions}, con satisfacción: {satisfied}.',
  'figure.due': 'Reportes esperados',
  'figure.due.meaning':
    'Reportes trimestrales de los trimestres que terminan en el período. Las iglesias que no respondieron solo cuentan aquí; en lo demás se omiten, no cuentan como cero.',
  'figure.received': 'Recibidos',
  'figure.received.meaning': 'Reportes recibidos, del total de esperados.',
  'figure.visits': 'Visitas recibidas',
  'figure.visits.meaning':
    'Visitas que recibieron las iglesias, sumadas. Cuentan todos los reportes recibidos en el período.',
  'figure.counsellingSessions': 'Sesiones de consejería',
  'figure.counsellingSessions.meaning':
    'Sesiones de consejería, sumadas. Cuentan todos los reportes recibidos en el período.',
  'figure.meetingsAttended': 'Reuniones asistidas',
  'figure.meetingsAttended.meaning':
    'Reuniones asistidas, sumadas. Cuentan todos los reportes recibidos en el período.',
  'figure.satisfied': 'Satisfacción',
  'figure.satisfied.meaning':
    'Reportes que respondieron «Satisfecha», del total que respondió la pregunta. Cuentan todos los reportes recibidos en el período.',
  'table.byQuarter': 'Trimestre a trimestre',
  'table.byQuarter.meaning': 'Los reportes de cada trimestre; las cifras provienen de los recibidos.',
  'table.byEphesian': 'Por región',
  'table.byEphesian.meaning': 'Según el Efesio a cargo de la iglesia cuando se envió el reporte.',
  'table.byCountry': 'Por país',
  'table.byCountry.meaning': 'Según el país de la iglesia cuando se envió el reporte.',
  'table.churches': 'Iglesia por iglesia',
  'table.churches.meaning': 'Las iglesias que no respondieron aparecen al final, sin cifras.',
  'series.due': 'Esperados',
  'series.received': 'Recibidos',
  'series.visits': 'Visitas recibidas',
  'series.counsellingSessions': 'Sesiones de consejería',
  'series.meetingsAttended': 'Reuniones asistidas',
  'series.satisfied': 'Satisfacción',
};
