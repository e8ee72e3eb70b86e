import type { Translation } from '../../translation.ts';
import type { regionStatistic as en } from '../../en/statistics/regionStatistic.ts';

export const regionStatistic: Translation<typeof en> = {
  title: 'Estadísticas por región',
  lead: 'Una región en una página: de un Efesio, varios o todos. Está hecha para imprimirse.',
  sentence:
    'La región el {until}: líderes {leaders}, iglesias {churches}, miembros {members}, países {countries}. En {span} se recibió el {received} de los reportes debidos.',
  'figure.leaders': 'Líderes',
  'figure.leaders.meaning': 'Personas cuya solicitud estaba en Aprobada o Enviada al final del período.',
  'figure.churches': 'Iglesias',
  'figure.churches.meaning': 'Iglesias que al final del período estaban abiertas y tenían un líder así.',
  'figure.members': 'Miembros',
  'figure.members.meaning':
    'Miembros activos de estas iglesias según el último reporte trimestral recibido hasta entonces; sin ninguno, según el formulario.',
  'figure.countries': 'Países',
  'figure.countries.meaning': 'Países en los que están estas iglesias.',
  'figure.joined': 'Líderes nuevos',
  'figure.joined.meaning': 'Personas aprobadas por primera vez en el período.',
  'figure.submitted': 'Solicitudes recibidas',
  'figure.submitted.meaning': 'Solicitudes que se enviaron en el período.',
  'figure.due': 'Reportes debidos',
  'figure.due.meaning':
    'Reportes trimestrales de los trimestres que terminan en el período. De las iglesias que no respondieron no hay cifras: cuentan aquí y en ninguna parte como cero.',
  'figure.received': 'Recibidos',
  'figure.received.meaning': 'Reportes recibidos, de todos los debidos.',
  'table.byCountry': 'Iglesias por país',
  'table.byCountry.meaning':
    'Iglesias, sus líderes y miembros al final del período. Sin reporte están aquellas de las que nunca se recibió ninguno: sus miembros son los del formulario.',
  'table.byStage': 'Dónde están las solicitudes',
  'table.byStage.meaning': 'Solicitudes según la etapa en que estaban al final del período.',
  'table.byQuarter': 'Reportes trimestre a trimestre',
  'table.byQuarter.meaning': 'Los reportes de cada trimestre; las cifras son de los recibidos.',
  'table.churches': 'Iglesias de la región',
  'table.churches.meaning': 'Según sus miembros al final del período.',
  'series.churches': 'Iglesias',
  'series.leaders': 'Líderes',
  'series.members': 'Miembros',
  'series.silent': 'Sin reporte',
  'series.open': 'Solicitudes',
  'series.due': 'Debidos',
  'series.received': 'Recibidos',
  'series.activeMembers': 'Miembros activos',
  'series.averageAttendance': 'Asistencia promedio',
  'series.conversions': 'Conversiones',
  'series.persons': 'Líderes',
};
