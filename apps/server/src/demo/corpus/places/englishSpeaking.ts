/** The United States and Canada, Australia, New Zealand and the Pacific. */
import { english, french, hispanic } from '../names/american.ts';
import { pacific, filipino } from '../names/asian.ts';
import { westAfrican } from '../names/african.ts';
import { place } from './place.ts';

export const ENGLISH_SPEAKING = [
  place('US', 22, {
    language: 'en',
    names: [
      [hispanic, 4],
      [westAfrican, 1],
      [filipino, 1],
      [english, 9],
    ],
    churches: [
      ['en', 3],
      ['es', 1],
    ],
    tones: [0, 1, 2, 3, 4, 5],
    cities: `Houston/Texas/770##/71355501##, San Antonio/Texas/782##/21055501##, Miami/Florida/331##/30555501##,
      Los Angeles/California/900##/21355501##, Chicago/Illinois/606##/31255501##, Atlanta/Georgia/303##/40455501##,
      Phoenix/Arizona/850##/60255501##, Charlotte/North Carolina/282##/70455501##, Newark/New Jersey/071##/97355501##,
      Winston-Salem/North Carolina/271##/33655501##`,
    streets: `Main Street, Oak Avenue, Maple Drive, Martin Luther King Jr. Blvd, Church Street, Elm Street, Sunset Blvd,
      Peachtree Lane, Highland Avenue, 5th Avenue`,
    address: 'N {street}',
    phone: '71355501##',
  }),
  place('CA', 4, {
    language: 'en',
    names: [
      [french, 2],
      [english, 3],
    ],
    churches: [
      ['en', 2],
      ['fr', 1],
    ],
    tones: [0, 1, 2, 4],
    cities: `Toronto/Ontario/M5V #A#/41655501##, Montréal/Québec/H2X #B#/51455501##, Trois-Rivières/Québec/G9A #C#/81955501##,
      Calgary/Alberta/T2P #E#/40355501##`,
    streets: 'King Street West, Yonge Street, Rue Sainte-Catherine, Rue des Érables, Elbow Drive',
    address: 'N {street}',
    phone: '41655501##',
  }),
  place('AU', 2, {
    language: 'en',
    names: [
      [pacific, 1],
      [english, 3],
    ],
    churches: [['en', 1]],
    tones: [0, 1, 2, 4],
    cities: 'Sydney/NSW/2###, Melbourne/Victoria/3###, Brisbane/Queensland/4###',
    streets: 'George Street, Victoria Parade, Wattle Crescent, Logan Road',
    address: 'N {street}',
    phone: '491570###',
  }),
  place('NZ', 1, {
    language: 'en',
    names: [
      [pacific, 1],
      [english, 1],
    ],
    churches: [['en', 1]],
    tones: [0, 1, 3],
    cities: 'Auckland/Auckland/10##, Whanganui/Manawatū-Whanganui/45##, Christchurch/Canterbury/80##',
    streets: 'Queen Street, Victoria Avenue, Papanui Road, Tāmaki Drive',
    address: 'N {street}',
    phone: '21######',
  }),
  place('FJ', 1, {
    language: 'en',
    names: [[pacific, 1]],
    churches: [['en', 1]],
    tones: [3, 4],
    cities: 'Suva/Rewa, Lautoka/Ba, Nadi/Ba',
    streets: 'Victoria Parade, Kings Road, Vitogo Parade',
    address: 'N {street}',
    phone: '9######',
  }),
];
