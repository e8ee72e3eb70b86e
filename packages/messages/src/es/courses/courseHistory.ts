import type { Translation } from '../../translation.ts';
import type { courseHistory as texts } from '../../en/courses/courseHistory.ts';

export const courseHistory: Translation<typeof texts> = {
  none: 'Aún no hay cursos. Aparecen aquí cuando el líder comienza una lección.',
  done: 'Hechas {done} de {required} lecciones obligatorias',
  noRequired: 'Ninguna lección es obligatoria',
  completed: 'Completado',
  ended: 'Terminado',
  passed_one: '{count} aprobada manualmente',
  passed_other: '{count} aprobadas manualmente',
  plays: 'Primera reproducción {first}, última {last}',
  certificate: 'Certificado {code}, emitido el {date}',
  revoked: 'El certificado {code} fue revocado: {reason}',
  download: 'Descargar el certificado ({language})',
  both: 'ambos idiomas',
  en: 'inglés',
  es: 'español',
};
