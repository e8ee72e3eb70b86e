import type { myRegion as en } from '../../en/churches/myRegion.ts';
import type { Translation } from '../../translation.ts';

export const myRegion: Translation<typeof en> = {
  title: 'Mi región',
  lead: 'Las iglesias a su cargo, con quien las dirige y su situación.',
  search: 'Buscar por iglesia, ciudad o líder',
  count_zero: 'Ninguna iglesia',
  count_one: '{shown} iglesia',
  count_many: '{shown} de iglesias',
  count_other: '{shown} iglesias',
  emptyText: 'Las iglesias de sus países aparecen aquí cuando su líder envía una solicitud.',
  name: 'Iglesia',
  leader: 'Líder',
  country: 'País',
  stage: 'Etapa',
  licence: 'Licencia',
  lastActive: 'Última actividad',
  map: 'Iglesias por país',
  mapSentence: 'Dónde están las iglesias de su región.',
  churches: 'Iglesias',
  pipeline: 'Solicitudes por etapa',
  pipelineSentence: 'Hasta dónde llegaron las solicitudes de su región.',
  applications: 'Solicitudes',
  noLicence: 'Sin licencia',
};
