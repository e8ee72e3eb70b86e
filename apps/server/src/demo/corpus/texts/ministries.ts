/** What applicants write about where their church comes from. */
import type { Texts } from './language.ts';

export const DIVISION_REASONS: Texts = {
  en: [
    'The former church closed its evening service and thirty families stayed together.',
    'We were sent out with the blessing of our pastors when the town grew beyond the river.',
    'There was a difference about the government of the church. We reconciled two years later.',
    'The former pastor retired and the council could not agree on a successor.',
    'The congregation split by language; both halves still meet twice a year.',
    'The denomination left the region and gave us the choice to go on alone.',
  ],
  es: [
    'La iglesia anterior cerró el servicio de la tarde y treinta familias seguimos juntas.',
    'Nos enviaron con la bendición de nuestros pastores cuando el pueblo creció al otro lado del río.',
    'Hubo una diferencia sobre el gobierno de la iglesia. Nos reconciliamos dos años después.',
    'El pastor anterior se jubiló y el consejo no se puso de acuerdo sobre el sucesor.',
    'La congregación se dividió por idioma; las dos partes aún se reúnen dos veces al año.',
    'La denominación se retiró de la región y nos dejó la opción de seguir por nuestra cuenta.',
  ],
};

export const DENOMINATION_REASONS: Texts = {
  en: [
    'We belong to a national council of free churches, which knows of this application.',
    'Legally we are a mission of a larger denomination until our own registration is complete.',
    'Our building belongs to the denomination; our leadership is free to have fellowship elsewhere.',
    'The convention of our state ordained us and supports this step.',
  ],
  es: [
    'Pertenecemos a un concilio nacional de iglesias libres, que conoce esta solicitud.',
    'Legalmente somos misión de una denominación mayor hasta completar nuestro propio registro.',
    'El edificio es de la denominación; el liderazgo es libre de tener comunión con otros.',
    'La convención de nuestro estado nos ordenó y apoya este paso.',
  ],
};
