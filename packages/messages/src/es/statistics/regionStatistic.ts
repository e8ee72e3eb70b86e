import type { Translation } from '../../translation.ts';
import type { regionStatistic as en } from '../../en/statistics/regionStatistic.ts';

export const regionStatistic: Translation<typeof en> = {
  title: 'Estadísticas por región',
  lead: 'Una región en una página, para uno, varios o todos los Efesios. Lista para imprimir.',
  sentence:
    'La región el {until}: líderes {leaders}, iglesias {churches}, miembros {members}, países {countries}. En {span} se recibió el {received} de los reportes esperados.',
  'figure.leaders': 'Líderes',
  'figure.leaders.meaning': 'Personas cuya solicitud estaba en Aprobada o Enviada al final del período.',
  'figure.churches': 'Iglesias',
  'figure.churches.meaning': 'Iglesias que al final del período estaban abiertas, con un líder en Aprobada o Enviada.',
  'figure.members': 'Miembros',
  'figure.members.meaning':
    'Miembros activos de las iglesias contadas, según el último reporte trimestral recibido hasta el final del período o, si no hay, según el formulario.',
  'figure.countries': 'Países',
  'figure.countries.meaning': 'Países con al menos una de las iglesias contadas.',
  'figure.joined': 'Líderes nuevos',
  'figure.joined.meaning': 'Personas aprobadas por primera vez en el período.',
  'figure.submitted': 'Solicitudes recibidas',
  'figure.submitted.meaning': 'Solicitudes que se enviaron en el período.',
  'figure.due': 'Reportes esperados',
  'figure.due.meaning':
    'Reportes trimestrales de los trimestres que terminan en el período. Las iglesias que no respondieron solo cuentan aquí; en lo demás se omiten, no cuentan como cero.',
  'figure.received': 'Recibidos',
  'figure.received.meaning': 'Reportes recibidos, del total de esperados.',
  'table.byCountry': 'Iglesias por país',
  'table.byCountry.meaning':
    'Iglesias, con sus líderes y miembros, al final del período. «Sin reporte» cuenta las iglesias de las que nunca se recibió uno; sus miembros son los del formulario.',
  'table.byStage': 'Dónde están las solicitudes',
  'table.byStage.meaning': 'Solicitudes según la etapa en que estaban al final del período.',
  'table.byQuarter': 'Reportes trimestre a trimestre',
  'table.byQuarter.meaning': 'Los reportes de cada trimestre; las cifras provienen de los recibidos.',
  'table.churches': 'Iglesias de la región',
  'table.churches.meaning': 'Según sus miembros al final del período.',
  'series.churches': 'Iglesias',
  'series.leaders': 'Líderes',
  'series.members': 'Miembros',
  'series.silent': 'Sin reporte',
  'series.open': 'Solicitudes',
  'series.due': 'Esperados',
  'series.received': 'Recibidos',
  'series.activeMembers': 'Miembros activos',
  'series.averageAttendance': 'Asistencia promedio',
  'series.conversions': 'Conversiones',
  'series.persons': 'Líderes',
};
