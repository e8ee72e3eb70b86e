import type { search as en } from '../en/search.ts';
import type { Translation } from '../translation.ts';

/** Buscar desde cualquier lugar. */
export const search: Translation<typeof en> = {
  title: 'Buscar',
  label: 'Buscar en el portal',
  hint: 'Nombre, iglesia, número de caso, correo, teléfono o pantalla',
  clear: 'Borrar la búsqueda',
  looking: 'Buscando…',
  found_zero: 'No se encontró nada. Revise la ortografía o use menos palabras.',
  found_one: '{count} resultado',
  found_many: '{count} de resultados',
  found_other: '{count} resultados',
  failed: 'La búsqueda falló.',
  recent: 'Abierto recientemente',
  acts: 'Acciones de {name}',
  screens: 'Pantallas',
  application: 'Solicitudes',
  allApplications: 'Mostrar todas las solicitudes con «{words}»',
  church: 'Iglesias',
  leader: 'Líderes',
  client: 'Usuarios del portal de líderes',
  staff: 'Usuarios del portal interno',
};
