/** South America. */
import { hispanic, lusophone } from '../names/american.ts';
import { place } from './place.ts';

const spanish = {
  language: 'es',
  names: [[hispanic, 1]],
  churches: [['es', 1]],
  tones: [1, 2, 3],
} as const;

export const SOUTH_AMERICA = [
  place('CO', 16, {
    ...spanish,
    tones: [1, 2, 3, 4],
    cities: `Bogotá/Cundinamarca/11####, Medellín/Antioquia/05####, Cali/Valle del Cauca/76####, Barranquilla/Atlántico/08####,
      Cúcuta/Norte de Santander/54####, Bucaramanga/Santander/68####`,
    streets: 'Calle 45, Carrera 7, Avenida Boyacá, Diagonal 61, Transversal 23, Carrera 43A',
    address: '{street} No. 1#-##',
    phone: '31########',
  }),
  place('VE', 9, {
    ...spanish,
    cities: `Caracas/Distrito Capital/10##/412#######, Maracaibo/Zulia/40##/424#######, Valencia/Carabobo/20##/414#######,
      Barquisimeto/Lara/30##/416#######`,
    streets: 'Avenida Bolívar, Calle Páez, Avenida Libertador, Calle Sucre, Urb. La Floresta',
    address: '{street}, Edif. Los Samanes, piso #',
    phone: '412#######',
  }),
  place('EC', 6, {
    ...spanish,
    cities: 'Quito/Pichincha/17####, Guayaquil/Guayas/09####, Cuenca/Azuay/01####',
    streets: 'Av. Amazonas, Calle Sucre, Av. 9 de Octubre, Calle Larga',
    address: '{street} N3-## y Rocafuerte',
    phone: '9########',
  }),
  place('PE', 10, {
    ...spanish,
    cities:
      'Lima/Lima/15###, Arequipa/Arequipa/04###, Cusco/Cusco/08###, Trujillo/La Libertad/13###, Huancayo/Junín/12###',
    streets: 'Jr. Ayacucho, Av. Grau, Calle Los Cipreses, Av. Túpac Amaru, Jr. Ancash',
    address: '{street} N',
    phone: '9########',
  }),
  place('BO', 4, {
    ...spanish,
    cities: 'La Paz/La Paz, Santa Cruz de la Sierra/Santa Cruz, Cochabamba/Cochabamba, El Alto/La Paz',
    streets: 'Calle Potosí, Av. 16 de Julio, Calle Junín, Av. Blanco Galindo',
    address: '{street} N',
    phone: '7#######',
  }),
  place('CL', 6, {
    ...spanish,
    cities:
      'Santiago/Región Metropolitana/83#####, Valparaíso/Valparaíso/23#####, Concepción/Biobío/40#####, Temuco/Araucanía/47#####',
    streets: "Avenida O'Higgins, Calle Prat, Los Aromos, Pasaje Lautaro, Avenida Alemania",
    address: '{street} N',
    phone: '9########',
  }),
  place('AR', 10, {
    ...spanish,
    tones: [0, 1, 2],
    cities: `Buenos Aires/CABA/C1###/911########, Córdoba/Córdoba/X50##/9351#######, Rosario/Santa Fe/S20##/9341#######,
      Mendoza/Mendoza/M55##/9261#######, San Miguel de Tucumán/Tucumán/T40##/9381#######`,
    streets: 'Av. San Martín, Calle Belgrano, Av. Rivadavia, Calle 9 de Julio, Bv. Oroño, Calle Güemes',
    address: '{street} N, 2º B',
    phone: '911########',
  }),
  place('UY', 2, {
    ...spanish,
    tones: [0, 1, 2],
    cities: 'Montevideo/Montevideo/11###, Salto/Salto/50###, Paysandú/Paysandú/60###',
    streets: 'Av. 18 de Julio, Bulevar Artigas, Calle Treinta y Tres, Rambla República',
    address: '{street} N',
    phone: '9#######',
  }),
  place('PY', 4, {
    ...spanish,
    cities: 'Asunción/Capital/00####, Ciudad del Este/Alto Paraná/10####, Encarnación/Itapúa/07####',
    streets: 'Calle Palma, Avda. Mariscal López, Calle Iturbe, Ruta Ñemby',
    address: '{street} N c/ Azara',
    phone: '98#######',
  }),
  place('BR', 20, {
    language: 'es',
    names: [[lusophone, 1]],
    churches: [['pt', 1]],
    tones: [1, 2, 3, 4],
    cities: `São Paulo/SP/01###-###/119########, Rio de Janeiro/RJ/20###-###/219########, Belo Horizonte/MG/30###-###/319########,
      Recife/PE/50###-###/819########, Goiânia/GO/74###-###/629########, Curitiba/PR/80###-###/419########,
      Belém/PA/66###-###/919########, Vitória da Conquista/BA/45###-###/779########`,
    streets: `Rua das Acácias, Avenida Brasil, Rua XV de Novembro, Travessa São João, Rua Marechal Deodoro, Alameda dos Anjos,
      Avenida Getúlio Vargas, Rua da Consolação`,
    address: '{street}, N, Centro',
    phone: '119########',
  }),
];
