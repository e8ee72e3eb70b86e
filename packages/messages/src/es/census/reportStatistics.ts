import type { Translation } from '../../translation.ts';
import type { reportStatistics as en } from '../../en/census/reportStatistics.ts';

export const reportStatistics: Translation<typeof en> = {
  title: 'Estadísticas de {church}',
  titleWaiting: 'Estadísticas de la iglesia',
  back: 'Reportes de la iglesia',
  empty: 'Aún no se ha recibido ningún reporte',
  emptyText: 'Las cifras aparecerán aquí cuando se reciba el primer reporte.',
  quarter: 'Trimestre',
  figure: 'Cifra',
  chart: '{figure}, trimestre a trimestre',
  sentence: 'Esta iglesia comparada con el promedio de la región de {ephesian}.',
  sentenceCountry: 'Esta iglesia comparada con el promedio de las iglesias de su país que no tienen Efesio a cargo.',
  church: 'Esta iglesia',
  mean: 'Promedio de la región',
  before: 'Trimestre anterior',
  change: 'Cambio',
  all: 'Todas las cifras del {quarter}',
  churches_one: 'El promedio se basa en {shown} reporte recibido.',
  churches_other: 'El promedio se basa en {shown} reportes recibidos.',
};
