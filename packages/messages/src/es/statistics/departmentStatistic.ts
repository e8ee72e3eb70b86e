import type { Translation } from '../../translation.ts';
import type { departmentStatistic as en } from '../../en/statistics/departmentStatistic.ts';

export const departmentStatistic: Translation<typeof en> = {
  title: 'Estadísticas de departamentos',
  lead: 'Qué departamentos tienen las iglesias y cuántas personas participan.',
  sentence:
    'En {span} se recibió el {received} de los reportes esperados ({due}). Departamentos activos por iglesia, en promedio: {active}. Participantes en total: {participants}.',
  'figure.due': 'Reportes esperados',
  'figure.due.meaning':
    'Reportes trimestrales de los trimestres que terminan en el período. Las iglesias que no respondieron solo cuentan aquí; en lo demás se omiten, no cuentan como cero.',
  'figure.received': 'Recibidos',
  'figure.received.meaning': 'Reportes recibidos, del total de esperados.',
  'figure.participants': 'Participantes',
  'figure.participants.meaning':
    'Participantes de todos los departamentos, sumados; quien participa en varios cuenta en cada uno. De cada iglesia cuenta el último reporte recibido en el período.',
  'figure.active': 'Departamentos activos',
  'figure.active.meaning':
    'Departamentos que una iglesia tiene activos, en promedio. De cada iglesia cuenta el último reporte recibido en el período.',
  'table.departments': 'Departamento por departamento',
  'table.departments.meaning':
    'Iglesias donde está activo según su último reporte, del total que respondió por él, con sus participantes.',
  'series.answered': 'Iglesias que respondieron',
  'series.share': 'Porcentaje',
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
  'series.participants': 'Participantes',
  'series.active': 'Departamentos activos',
};
