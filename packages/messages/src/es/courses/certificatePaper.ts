import type { Translation } from '../../translation.ts';
import type { certificatePaper as texts } from '../../en/courses/certificatePaper.ts';

export const certificatePaper: Translation<typeof texts> = {
  portal: 'Portal de líderes',
  title: 'Certificado de finalización',
  file: 'Certificado {name}',
  presented: 'Se otorga este certificado a',
  completed: 'por completar todas las lecciones obligatorias del curso',
  issued: 'Emitido el {date}',
  code: 'Certificado',
  verify: 'Escanee el código o abra {address} para ver si este certificado es válido.',
};
