import type { readyTexts as en } from '../../en/applications/readyTexts.ts';
import type { Translation } from '../../translation.ts';

export const readyTexts: Translation<typeof en> = {
  text: 'Texto',
  texts: 'Textos listos',
  inWords_one: '{count} texto: {first}',
  inWords_many: '{count} de textos, el primero: {first}',
  inWords_other: '{count} textos, el primero: {first}',
  number: 'Texto {number}',
  places: 'Dónde se ofrece',
  placesHint: 'Si no elige nada, se ofrece para todos los campos.',
  everywhere: 'Todos los campos',
  setAside: 'No se ofrece · {places}',
  active: 'Ofrecer este texto',
  add: 'Agregar texto',
  remove: 'Quitar texto',
  save: 'Guardar textos',
  saved: 'Textos listos guardados.',
  emptyText: 'Agregue los textos que se usan a menudo, en los dos idiomas.',
  'place.leader': 'Líder',
  'place.spouse': 'Cónyuge',
  'place.ministry': 'Ministerio',
  'place.contact': 'Persona de contacto',
  'place.documents': 'Documentos',
  'place.photos': 'Fotos',
};
