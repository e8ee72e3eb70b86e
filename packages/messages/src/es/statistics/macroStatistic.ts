import type { Translation } from '../../translation.ts';
import type { macroStatistic as en } from '../../en/statistics/macroStatistic.ts';

export const macroStatistic: Translation<typeof en> = {
  title: 'Estadísticas generales',
  lead: 'La red en su conjunto: líderes, iglesias, miembros y dónde están.',
  sentence: 'La red el {until}: líderes {leaders}, iglesias {churches}, miembros {members}, países {countries}.',
  'figure.leaders': 'Líderes',
  'figure.leaders.meaning': 'Personas cuya solicitud estaba en Aprobada o Enviada al final del período.',
  'figure.churches': 'Iglesias',
  'figure.churches.meaning': 'Iglesias que al final del período estaban abiertas, con un líder en Aprobada o Enviada.',
  'figure.members': 'Miembros',
  'figure.members.meaning':
    'Miembros activos de las iglesias contadas, según el último reporte trimestral recibido hasta el final del período o, si no hay, según el formulario.',
  'figure.answered': 'Iglesias que reportaron',
  'figure.answered.meaning':
    'De las iglesias contadas, aquellas de las que se había recibido al menos un reporte trimestral.',
  'figure.countries': 'Países',
  'figure.countries.meaning': 'Países con al menos una de las iglesias contadas.',
  'figure.joined': 'Líderes nuevos',
  'figure.joined.meaning': 'Personas aprobadas por primera vez en el período.',
  'figure.left': 'Líderes que salieron',
  'figure.left.meaning': 'Personas que salieron de la red en el período y hoy no están en ella.',
  'table.byCountry': 'Iglesias por país',
  'table.byCountry.meaning':
    'Iglesias, con sus líderes y miembros, al final del período. «Sin reporte» cuenta las iglesias de las que nunca se recibió uno; sus miembros son los del formulario.',
  'table.growth': 'Líderes e iglesias',
  'table.growth.meaning': 'Al final de cada mes (hora de Nueva York).',
  'table.movement': 'Quiénes llegaron y quiénes salieron',
  'table.movement.meaning': 'Líderes nuevos y líderes que salieron, por mes (hora de Nueva York).',
  'table.byEphesian': 'Por región',
  'table.byEphesian.meaning':
    'Según el Efesio a cargo hoy: el asignado a mano al líder más reciente o, si no hay, el del país. Las iglesias sin Efesio a cargo no se cuentan aquí.',
  'table.churches': 'Iglesias más grandes',
  'table.churches.meaning': 'Iglesias de la red según sus miembros al final del período.',
  'series.churches': 'Iglesias',
  'series.leaders': 'Líderes',
  'series.members': 'Miembros',
  'series.silent': 'Sin reporte',
  'series.joined': 'Nuevos',
  'series.left': 'Salieron',
};
