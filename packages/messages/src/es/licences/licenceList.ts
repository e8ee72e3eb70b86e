import type { licenceList as en } from '../../en/licences/licenceList.ts';
import type { Translation } from '../../translation.ts';

export const licenceList: Translation<typeof en> = {
  title: 'Licencias',
  lead: 'Quién tiene licencia, si es válida y hasta cuándo. Cada fila abre su solicitud.',
  search: 'Buscar por nombre, iglesia, número de caso o licencia',
  count_zero: 'Ninguna licencia',
  count_one: '{shown} licencia',
  count_many: '{shown} de licencias',
  count_other: '{shown} licencias',
  emptyText: 'Aún no hay licencias. Se emiten automáticamente cuando se aprueba una solicitud.',
  name: 'Líder',
  code: 'Licencia',
  standing: 'Estado',
  'standing.ENDING': 'Vence pronto',
  'standing.EXPIRED': 'Vencida',
  'standing.ACTIVE': 'Activa',
  'standing.INACTIVE': 'Inactiva',
  until: 'Válida hasta',
  church: 'Iglesia',
  country: 'País',
  ephesian: 'Efesio',
  'ephesian.none': 'Sin Efesio',
  renew: 'Renovar',
};
