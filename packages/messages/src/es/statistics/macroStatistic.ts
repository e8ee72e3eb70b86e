import type { Translation } from '../../translation.ts';
import type { macroStatistic as en } from '../../en/statistics/macroStatistic.ts';

export const macroStatistic: Translation<typeof en> = {
  title: 'Estadísticas generales',
  lead: 'La red en su conjunto: líderes, iglesias, miembros y dónde están.',
  sentence: 'La red el {until}: líderes {leaders}, iglesias {churches}, miembros {members}, países {countries}.',
  'figure.leaders': 'Líderes',
  'figure.leaders.meaning': 'Personas cuya solicitud estaba en Aprobada o Enviada al final del período.',
  'figure.churches': 'Iglesias',
  'figure.churches.meaning': 'Iglesias que al final del período estaban abiertas y tenían un líder así.',
  'figure.members': 'Miembros',
  'figure.members.meaning':
    'Miembros activos de estas iglesias según el último reporte trimestral recibido hasta entonces; sin ninguno, según el formulario.',
  'figure.answered': 'Iglesias que reportaron',
  'figure.answered.meaning': 'De estas iglesias, aquellas de las que se había recibido al menos un reporte trimestral.',
  'figure.countries': 'Países',
  'figure.countries.meaning': 'Países en los que están estas iglesias.',
  'figure.joined': 'Líderes nuevos',
  'figure.joined.meaning': 'Personas aprobadas por primera vez en el período.',
  'figure.left': 'Líderes que salieron',
  'figure.left.meaning': 'Personas que dejaron de estar en la red en el período y no están hoy en ella.',
  'table.byCountry': 'Iglesias por país',
  'table.byCountry.meaning':
    'Iglesias, sus líderes y miembros al final del período. Sin reporte están aquellas de las que nunca se recibió ninguno: sus miembros son los del formulario.',
  'table.growth': 'Líderes e iglesias',
  'table.growth.meaning': 'Como estaban al final de cada mes de Nueva York.',
  'table.movement': 'Quiénes llegaron y quiénes salieron',
  'table.movement.meaning': 'Líderes nuevos y líderes que salieron, por mes de Nueva York.',
  'table.byEphesian': 'Por región',
  'table.byEphesian.meaning':
    'Según el Efesio a cargo hoy: del líder más reciente por asignación, si no del país. Las iglesias que nadie tiene a cargo no se cuentan aquí.',
  'table.churches': 'Iglesias más grandes',
  'table.churches.meaning': 'Iglesias de la red según sus miembros al final del período.',
  'series.churches': 'Iglesias',
  'series.leaders': 'Líderes',
  'series.members': 'Miembros',
  'series.silent': 'Sin reporte',
  'series.joined': 'Nuevos',
  'series.left': 'Salieron',
};
