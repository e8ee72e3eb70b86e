import type { Translation } from '../../translation.ts';
import type { churchStatistic as en } from '../../en/statistics/churchStatistic.ts';

export const churchStatistic: Translation<typeof en> = {
  title: 'Estadísticas por iglesia',
  lead: 'Los trimestres de una iglesia. Elija una en la lista de abajo.',
  sentence:
    'En {span} se recibió el {received} de los reportes esperados ({due}). Miembros activos en el último: {activeMembers}.',
  'figure.due': 'Reportes esperados',
  'figure.due.meaning':
    'Reportes trimestrales de los trimestres que terminan en el período. Las iglesias que no respondieron solo cuentan aquí; en lo demás se omiten, no cuentan como cero.',
  'figure.received': 'Recibidos',
  'figure.received.meaning': 'Reportes recibidos, del total de esperados.',
  'figure.activeMembers': 'Miembros activos',
  'figure.activeMembers.meaning':
    'Miembros activos, sumados. De cada iglesia cuenta el último reporte recibido en el período.',
  'figure.averageAttendance': 'Asistencia promedio',
  'figure.averageAttendance.meaning':
    'Asistencia promedio, sumada. De cada iglesia cuenta el último reporte recibido en el período.',
  'figure.newMembers': 'Miembros nuevos',
  'figure.newMembers.meaning': 'Miembros nuevos, sumados. Cuentan todos los reportes recibidos en el período.',
  'figure.baptisms': 'Bautismos',
  'figure.baptisms.meaning': 'Bautismos, sumados. Cuentan todos los reportes recibidos en el período.',
  'figure.homeGroups': 'Casas',
  'figure.homeGroups.meaning': 'Casas, sumadas. De cada iglesia cuenta el último reporte recibido en el período.',
  'figure.conversions': 'Conversiones',
  'figure.conversions.meaning': 'Conversiones, sumadas. Cuentan todos los reportes recibidos en el período.',
  'table.byQuarter': 'Trimestre a trimestre',
  'table.byQuarter.meaning': 'Los reportes de cada trimestre; las cifras provienen de los recibidos.',
  'table.churches': 'Iglesia por iglesia',
  'table.churches.meaning': 'Las iglesias que no respondieron aparecen al final, sin cifras.',
  'series.due': 'Esperados',
  'series.received': 'Recibidos',
  'series.activeMembers': 'Miembros activos',
  'series.averageAttendance': 'Asistencia promedio',
  'series.newMembers': 'Miembros nuevos',
  'series.baptisms': 'Bautismos',
  'series.homeGroups': 'Casas',
  'series.conversions': 'Conversiones',
};
