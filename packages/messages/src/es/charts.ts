import type { charts as english } from '../en/charts.ts';
import type { Translation } from '../translation.ts';

export const charts: Translation<typeof english> = {
  asTable: 'Ver como tabla',
  asChart: 'Ver como gráfico',
  empty: 'Aún no hay cifras de este período.',
  samplesTitle: 'Muestras de gráficos',
  samplesLead: 'Cómo se ven los gráficos y los mapas. Las cifras son inventadas.',
  bars: 'Solicitudes por etapa',
  barsSentence: 'La mayoría de estas solicitudes de muestra está en Análisis.',
  lines: 'Solicitudes durante el año',
  linesSentence: 'Solicitudes de muestra presentadas, aprobadas y desactivadas, mes a mes.',
  map: 'Iglesias por país',
  mapSentence: 'América Latina tiene la mayor cantidad de iglesias de muestra.',
  nothing: 'Un gráfico sin cifras',
  nothingSentence: 'Así se ve un período sin cifras.',
  stage: 'Etapa',
  month: 'Mes',
  country: 'País',
  applications: 'Solicitudes',
  churches: 'Iglesias',
  submitted: 'Presentadas',
  approved: 'Aprobadas',
  deactivated: 'Desactivadas',
};
