import type { Translation } from '../../translation.ts';
import type { churchStatistic as en } from '../../en/statistics/churchStatistic.ts';

export const churchStatistic: Translation<typeof en> = {
  title: 'Estadísticas por iglesia',
  lead: 'Los trimestres de una iglesia. Elija una en la lista de abajo.',
  sentence:
    'En {span} se recibió el {received} de los reportes debidos ({due}). Miembros activos en el último: {activeMembers}.',
  'figure.due': 'Reportes debidos',
  'figure.due.meaning':
    'Reportes trimestrales de los trimestres que terminan en el período. De las iglesias que no respondieron no hay cifras: cuentan aquí y en ninguna parte como cero.',
  'figure.received': 'Recibidos',
  'figure.received.meaning': 'Reportes recibidos, de todos los debidos.',
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
  'table.byQuarter.meaning': 'Los reportes de cada trimestre; las cifras son de los recibidos.',
  'table.churches': 'Iglesia por iglesia',
  'table.churches.meaning': 'Las iglesias que no respondieron nada están al final, sin cifras.',
  'series.due': 'Debidos',
  'series.received': 'Recibidos',
  'series.activeMembers': 'Miembros activos',
  'series.averageAttendance': 'Asistencia promedio',
  'series.newMembers': 'Miembros nuevos',
  'series.baptisms': 'Bautismos',
  'series.homeGroups': 'Casas',
  'series.conversions': 'Conversiones',
};
