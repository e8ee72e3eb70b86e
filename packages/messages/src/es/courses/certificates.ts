import type { certificates as en } from '../../en/courses/certificates.ts';
import type { Translation } from '../../translation.ts';

export const certificates: Translation<typeof en> = {
  title: 'Certificados',
  lead: 'Quiénes se certificaron y en qué curso.',
  search: 'Buscar por nombre, iglesia, número de caso o código',
  count_zero: 'Ningún certificado',
  count_one: '{shown} certificado',
  count_other: '{shown} certificados',
  count_many: '{shown} de certificados',
  emptyText: 'Los certificados aparecerán aquí cuando los líderes completen un curso.',
  name: 'Nombre en el certificado',
  course: 'Curso',
  issued: 'Emisión',
  code: 'Código',
  state: 'Estado',
  'state.VALID': 'Válido',
  'state.REVOKED': 'Revocado',
  'state.REPLACED': 'Reemplazado',
  language: 'Idioma del líder',
  'language.en': 'Inglés',
  'language.es': 'Español',
  reason: 'Motivo de la revocación',
  noAccount: 'Sin cuenta',
  ofCourse: 'Certificados de este curso',
};
