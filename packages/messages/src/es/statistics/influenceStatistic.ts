import type { Translation } from '../../translation.ts';
import type { influenceStatistic as en } from '../../en/statistics/influenceStatistic.ts';

export const influenceStatistic: Translation<typeof en> = {
  title: 'Estadísticas de influencia',
  lead: 'Hasta dónde llegan las iglesias: iglesias hijas, hijos espirituales, seguidores y horas al aire.',
  sentence:
    'En {span} se recibió el {received} de los reportes esperados ({due}). Iglesias hijas: {daughterChurches}, seguidores: {followers}.',
  'figure.due': 'Reportes esperados',
  'figure.due.meaning':
    'Reportes trimestrales de los trimestres que terminan en el período. Las iglesias que no respondieron solo cuentan aquí; en lo demás se omiten, no cuentan como cero.',
  'figure.received': 'Recibidos',
  'figure.received.meaning': 'Reportes recibidos, del total de esperados.',
  'figure.daughterChurches': 'Iglesias hijas',
  'figure.daughterChurches.meaning':
    'Iglesias hijas, sumadas. De cada iglesia cuenta el último reporte recibido en el período.',
  'figure.spiritualChildren': 'Hijos espirituales',
  'figure.spiritualChildren.meaning':
    'Hijos espirituales, sumados. De cada iglesia cuenta el último reporte recibido en el período.',
  'figure.countriesReached': 'Países alcanzados',
  'figure.countriesReached.meaning':
    'Países que alcanza una iglesia, en promedio. De cada iglesia cuenta el último reporte recibido en el período.',
  'figure.followers': 'Seguidores',
  'figure.followers.meaning':
    'Seguidores en todas las redes, sumados; quien sigue en varias cuenta en cada una. De cada iglesia cuenta el último reporte recibido en el período.',
  'figure.radioHours': 'Horas de radio',
  'figure.radioHours.meaning': 'Horas de radio, sumadas. Cuentan todos los reportes recibidos en el período.',
  'figure.televisionHours': 'Horas de televisión',
  'figure.televisionHours.meaning': 'Horas de televisión, sumadas. Cuentan todos los reportes recibidos en el período.',
  'table.networks': 'Seguidores por red',
  'table.networks.meaning':
    'Según el último reporte recibido de cada iglesia, con el número de iglesias que indicaron cada red.',
  'series.churches': 'Iglesias',
  'value.FACEBOOK': 'Facebook',
  'value.INSTAGRAM': 'Instagram',
  'value.YOUTUBE': 'YouTube',
  'value.TIKTOK': 'TikTok',
  'value.X': 'X',
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
  'series.daughterChurches': 'Iglesias hijas',
  'series.spiritualChildren': 'Hijos espirituales',
  'series.countriesReached': 'Países alcanzados',
  'series.followers': 'Seguidores',
  'series.radioHours': 'Horas de radio',
  'series.televisionHours': 'Horas de televisión',
};
