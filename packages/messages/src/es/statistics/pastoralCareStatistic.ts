import type { Translation } from '../../translation.ts';
import type { pastoralCareStatistic as en } from '../../en/statistics/pastoralCareStatistic.ts';

export const pastoralCareStatistic: Translation<typeof en> = {
  title: 'Estadísticas de cuidado pastoral',
  lead: 'El cuidado pastoral que reciben las iglesias y si están satisfechas con él.',
  sentence:
    'En {span} se recibió el {received} de los reportes debidos ({due}). Visitas: {visits}, sesiones de consejería: {counsellingSessions}, con satisfacción: {satisfied}.',
  'figure.due': 'Reportes debidos',
  'figure.due.meaning':
    'Reportes trimestrales de los trimestres que terminan en el período. De las iglesias que no respondieron no hay cifras: cuentan aquí y en ninguna parte como cero.',
  'figure.received': 'Recibidos',
  'figure.received.meaning': 'Reportes recibidos, de todos los debidos.',
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
    'Reportes que dicen satisfecho, de los que eligieron. Cuentan todos los reportes recibidos en el período.',
  'table.byQuarter': 'Trimestre a trimestre',
  'table.byQuarter.meaning': 'Los reportes de cada trimestre; las cifras son de los recibidos.',
  'table.byEphesian': 'Por región',
  'table.byEphesian.meaning': 'Según de quién era la región de la iglesia cuando se envió el reporte.',
  'table.byCountry': 'Por país',
  'table.byCountry.meaning': 'Según el país de la iglesia cuando se envió el reporte.',
  'table.churches': 'Iglesia por iglesia',
  'table.churches.meaning': 'Las iglesias que no respondieron nada están al final, sin cifras.',
  'series.due': 'Debidos',
  'series.received': 'Recibidos',
  'series.visits': 'Visitas recibidas',
  'series.counsellingSessions': 'Sesiones de consejería',
  'series.meetingsAttended': 'Reuniones asistidas',
  'series.satisfied': 'Satisfacción',
};
