/** Archivos que se importaron: su lista. */
import type { importList as english } from '../../en/imports/importList.ts';
import type { Translation } from '../../translation.ts';

export const importList: Translation<typeof english> = {
  title: 'Importaciones',
  lead: 'Personas y cifras traídas de archivos CSV y Excel. Nada se importa antes de que usted haya visto qué pasaría con cada fila.',
  search: 'Buscar por archivo o persona',
  count_zero: 'No hay importaciones',
  count_one: '{shown} importación',
  count_many: '{shown} de importaciones',
  count_other: '{shown} importaciones',
  emptyText: 'Los archivos que se importen aparecen aquí, y desde aquí se pueden deshacer.',
  add: 'Importar un archivo',
  name: 'Archivo',
  'name.cleared': 'Contenido eliminado',
  kind: 'Qué',
  'kind.STAFF': 'Usuarios del portal',
  state: 'Estado',
  'state.READ': 'Por elegir columnas',
  'state.CHECKING': 'Prueba en curso',
  'state.CHECKED': 'Lista para importar',
  'state.RUNNING': 'Importando',
  'state.DONE': 'Importada',
  'state.UNDOING': 'Deshaciendo',
  'state.UNDONE': 'Deshecha',
  stopped: 'Detenida',
  rows: 'Filas',
  created: 'Nuevas',
  merged: 'Combinadas',
  refused: 'Rechazadas',
  made: 'Subida',
  by: 'Por',
};
