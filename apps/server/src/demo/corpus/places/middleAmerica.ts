/** Mexico, Central America and the Caribbean. */
import { hispanic, french, english } from '../names/american.ts';
import { place } from './place.ts';

const spanish = {
  language: 'es',
  names: [[hispanic, 1]],
  churches: [['es', 1]],
  tones: [1, 2, 3],
} as const;
const caribbean = {
  language: 'en',
  names: [[english, 1]],
  churches: [['en', 1]],
  tones: [4, 5],
} as const;

export const MIDDLE_AMERICA = [
  place('MX', 26, {
    ...spanish,
    cities: `Guadalajara/Jalisco/44###/33########, Monterrey/Nuevo León/64###/81########, Puebla/Puebla/72###/222#######,
      Mérida/Yucatán/97###/999#######, Tijuana/Baja California/22###/664#######, Oaxaca de Juárez/Oaxaca/68###/951#######,
      Ciudad de México/CDMX/0####/55########, León/Guanajuato/37###/477#######, Tuxtla Gutiérrez/Chiapas/29###/961#######,
      San Luis Potosí/San Luis Potosí/78###/444#######`,
    streets: `Calle Hidalgo, Av. Juárez, Calle Morelos, Av. Revolución, Calle 5 de Mayo, Calle Niños Héroes, Av. Constitución,
      Privada de los Álamos, Calz. de Guadalupe, Blvd. Agua Azul`,
    address: '{street} N, Col. Centro',
    phone: '55########',
  }),
  place('GT', 8, {
    ...spanish,
    cities: 'Ciudad de Guatemala/Guatemala/010##, Quetzaltenango/Quetzaltenango/090##, Cobán/Alta Verapaz/160##',
    streets: '6a Avenida, 4a Calle, Calzada Roosevelt, Diagonal 3, 12 Calle',
    address: '{street} 4-##, Zona 1',
    phone: '5#######',
  }),
  place('HN', 5, {
    ...spanish,
    cities: 'Tegucigalpa/Francisco Morazán/11101, San Pedro Sula/Cortés/21101, La Ceiba/Atlántida/31101',
    streets: 'Barrio El Centro 3ra Calle, Colonia Kennedy, Barrio Guamilito, Bulevar Morazán',
    address: '{street}, casa N',
    phone: '9#######',
  }),
  place('SV', 4, {
    ...spanish,
    cities: 'San Salvador/San Salvador/1101, Santa Ana/Santa Ana/2201, San Miguel/San Miguel/3301',
    streets: 'Calle Arce, Alameda Roosevelt, Pasaje Las Flores, Avenida Cuscatlán',
    address: '{street} N',
    phone: '7#######',
  }),
  place('NI', 3, {
    ...spanish,
    cities: 'Managua/Managua/11001, León/León/21000, Estelí/Estelí/31000',
    streets: 'Del Parque Central 2 cuadras al sur, Reparto San Juan, Colonia Centroamérica, Barrio Guadalupe',
    address: '{street}, casa N',
    phone: '8#######',
  }),
  place('CR', 4, {
    ...spanish,
    cities: 'San José/San José/10###, Alajuela/Alajuela/20###, Pérez Zeledón/San José/11###',
    streets: 'Avenida Segunda, Calle Los Almendros, Barrio Escalante, Frente a la plaza de deportes',
    address: '{street}, N metros al norte',
    phone: '8#######',
  }),
  place('PA', 3, {
    ...spanish,
    cities: 'Panamá/Panamá/08##, David/Chiriquí/04##, Colón/Colón/03##',
    streets: 'Vía España, Calle 50, Avenida Balboa, Vía Transístmica',
    address: '{street}, edificio N',
    phone: '6#######',
  }),
  place('DO', 6, {
    ...spanish,
    tones: [2, 3, 4],
    cities:
      'Santo Domingo/Distrito Nacional/10###/80955501##, Santiago/Santiago/51###/82955501##, La Romana/La Romana/22###/84955501##',
    streets: 'Calle Duarte, Av. 27 de Febrero, Calle El Conde, Av. Estrella Sadhalá, Calle Las Carreras',
    address: '{street} No. N',
    phone: '80955501##',
  }),
  place('PR', 5, {
    ...spanish,
    tones: [2, 3, 4],
    cities:
      'San Juan/Puerto Rico/009##/78755501##, Ponce/Puerto Rico/007##/78755501##, Mayagüez/Puerto Rico/006##/93955501##',
    streets: 'Calle Loíza, Avenida Ponce de León, Urb. Las Lomas Calle 4, Carretera 156 km 3',
    address: '{street} N',
    phone: '78755501##',
  }),
  place('CU', 2, {
    ...spanish,
    tones: [2, 3, 4],
    cities: 'La Habana/La Habana/10###, Camagüey/Camagüey/70###, Holguín/Holguín/80###',
    streets: 'Calle 23, Calzada del Cerro, Calle Maceo, Calle Martí',
    address: '{street} N entre 4 y 6',
    phone: '5#######',
  }),
  place('HT', 2, {
    ...caribbean,
    language: 'en',
    names: [[french, 1]],
    churches: [['fr', 1]],
    cities: 'Port-au-Prince/Ouest/HT61##, Cap-Haïtien/Nord/HT11##, Les Cayes/Sud/HT81##',
    streets: 'Rue Capois, Avenue Christophe, Rue des Miracles, Boulevard Harry Truman',
    address: 'N, {street}',
    phone: '3#######',
  }),
  place('JM', 2, {
    ...caribbean,
    cities: 'Kingston/Saint Andrew, Montego Bay/Saint James, Mandeville/Manchester',
    streets: 'Hope Road, Barbican Road, Old Harbour Road, Constant Spring Road',
    address: 'N {street}',
    phone: '87655501##',
  }),
  place('TT', 1, {
    ...caribbean,
    tones: [3, 4, 5],
    cities: 'Port of Spain/Port of Spain/10####, San Fernando/San Fernando/60####, Chaguanas/Chaguanas/50####',
    streets: 'Frederick Street, Eastern Main Road, Cipero Street',
    address: 'N {street}',
    phone: '86855501##',
  }),
  place('BZ', 1, {
    ...caribbean,
    tones: [2, 3, 4],
    names: [
      [english, 1],
      [hispanic, 1],
    ],
    cities: 'Belmopan/Cayo, Belize City/Belize, Orange Walk/Orange Walk',
    streets: 'Constitution Drive, Albert Street, Queen Victoria Avenue',
    address: 'N {street}',
    phone: '6######',
  }),
];
