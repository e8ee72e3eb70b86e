import type { Translation } from '../../translation.ts';
import type { reportStatistics as en } from '../../en/census/reportStatistics.ts';

export const reportStatistics: Translation<typeof en> = {
  title: 'Estadísticas de {church}',
  titleWaiting: 'Estadísticas de la iglesia',
  back: 'Reportes de la iglesia',
  empty: 'Aún no se recibió ningún reporte',
  emptyText: 'Las cifras aparecen aquí con el primer reporte que se reciba.',
  quarter: 'Trimestre',
  figure: 'Cifra',
  chart: '{figure}, trimestre a trimestre',
  sentence: 'Esta iglesia junto al promedio de la región de {ephesian}.',
  sentenceCountry: 'Esta iglesia junto al promedio de las iglesias de su país que no están a cargo de nadie.',
  church: 'Esta iglesia',
  mean: 'Promedio de la región',
  before: 'Trimestre anterior',
  change: 'Cambio',
  all: 'Todas las cifras del {quarter}',
  churches_one: 'El promedio es de {shown} reporte recibido.',
  churches_other: 'El promedio es de {shown} reportes recibidos.',
};
