import type { Translation } from '../../translation.ts';
import type { homeStatistic as en } from '../../en/statistics/homeStatistic.ts';

export const homeStatistic: Translation<typeof en> = {
  title: 'Estadísticas de visión de casa',
  lead: 'Las casas de las iglesias: quiénes las dirigen y quiénes asisten.',
  sentence:
    'En {span} se recibió el {received} de los reportes esperados ({due}). Casas: {homeGroups}, personas por semana: {weeklyAttendance}.',
  'figure.due': 'Reportes esperados',
  'figure.due.meaning':
    'Reportes trimestrales de los trimestres que terminan en el período. Las iglesias que no respondieron solo cuentan aquí; en lo demás se omiten, no cuentan como cero.',
  'figure.received': 'Recibidos',
  'figure.received.meaning': 'Reportes recibidos, del total de esperados.',
  'figure.homeGroups': 'Casas',
  'figure.homeGroups.meaning': 'Casas, sumadas. De cada iglesia cuenta el último reporte recibido en el período.',
  'figure.hosts': 'Anfitriones',
  'figure.hosts.meaning': 'Anfitriones, sumados. De cada iglesia cuenta el último reporte recibido en el período.',
  'figure.leadersInTraining': 'Líderes en formación',
  'figure.leadersInTraining.meaning':
    'Líderes en formación, sumados. De cada iglesia cuenta el último reporte recibido en el período.',
  'figure.weeklyAttendance': 'Asistencia semanal',
  'figure.weeklyAttendance.meaning':
    'Asistencia semanal a las casas, sumada. De cada iglesia cuenta el último reporte recibido en el período.',
  'figure.conversions': 'Conversiones',
  'figure.conversions.meaning': 'Conversiones, sumadas. Cuentan todos los reportes recibidos en el período.',
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
  'series.homeGroups': 'Casas',
  'series.hosts': 'Anfitriones',
  'series.leadersInTraining': 'Líderes en formación',
  'series.weeklyAttendance': 'Asistencia semanal',
  'series.conversions': 'Conversiones',
};
