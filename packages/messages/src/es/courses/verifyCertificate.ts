import type { Translation } from '../../translation.ts';
import type { verifyCertificate as texts } from '../../en/courses/verifyCertificate.ts';

export const verifyCertificate: Translation<typeof texts> = {
  'title.VALID': 'Certificado válido',
  'title.REVOKED': 'Certificado revocado',
  'title.UNKNOWN': 'Certificado desconocido',
  'text.VALID': 'Este certificado es válido. Compare los datos con los del certificado impreso.',
  'text.REVOKED': 'Este certificado fue revocado y ya no es válido.',
  'text.UNKNOWN': 'No existe ningún certificado con este código. Revise el código impreso.',
  code: 'Certificado',
  name: 'Nombre',
  course: 'Curso',
  issued: 'Emitido el',
};
