/** Why an application was deactivated: the short reason and, for some, a description. */
import type { DeactivationType } from '@portal/domain/applications/values.ts';
import type { Texts } from './language.ts';

export const DEACTIVATION_REASONS: Readonly<Record<DeactivationType, Texts>> = {
  INTERVIEW_DENIED: {
    en: [
      'Not accepted in the interview',
      'The interview showed that it is too early',
      'Open dispute in the former church',
    ],
    es: [
      'No fue aceptada en la entrevista',
      'La entrevista mostró que es pronto',
      'Disputa abierta en la iglesia anterior',
    ],
  },
  REQUIREMENTS: {
    en: ['No church of its own yet', 'Does not meet the years of ministry required', 'Meetings are not held regularly'],
    es: ['Aún no tiene iglesia propia', 'No cumple los años de ministerio requeridos', 'No hay reuniones regulares'],
  },
  DOCUMENTS: {
    en: [
      'Documents not received after three reminders',
      'The coverage letter could not be confirmed',
      'Legal document of another church',
    ],
    es: [
      'Documentos no recibidos tras tres avisos',
      'No se pudo confirmar la carta de cobertura',
      'El documento legal es de otra iglesia',
    ],
  },
  CONDUCT: {
    en: ['Complaint confirmed by the regional team', 'Two negative references'],
    es: ['Queja confirmada por el equipo regional', 'Dos referencias negativas'],
  },
  VOLUNTARY: {
    en: ['Withdrawn by the applicant', 'Moves to another country', 'Joins another network'],
    es: ['Retirada por quien la presentó', 'Se muda a otro país', 'Se une a otra red'],
  },
  DECEASED: {
    en: ['The leader passed away', 'Passed away; the family informed us'],
    es: ['El líder falleció', 'Falleció; la familia nos informó'],
  },
  CHURCH_CLOSED: {
    en: ['The church closed', 'The church merged with another one in the same city'],
    es: ['La iglesia cerró', 'La iglesia se unió a otra de la misma ciudad'],
  },
  OTHER: {
    en: ['Second application of the same church', 'Sent by mistake'],
    es: ['Segunda solicitud de la misma iglesia', 'Enviada por error'],
  },
};

export const DEACTIVATION_DESCRIPTIONS: Texts = {
  en: [
    'We spoke by phone and explained the decision. They thanked us for the time.',
    'The regional team was informed. A new application is possible in twelve months.',
    'Three mails and two calls without an answer between the first and the last.',
    'The documents remain in the file in case they come back.',
  ],
  es: [
    'Hablamos por teléfono y explicamos la decisión. Agradecieron el tiempo.',
    'Se informó al equipo regional. Es posible una nueva solicitud en doce meses.',
    'Tres correos y dos llamadas sin respuesta entre la primera y la última.',
    'Los documentos quedan en el expediente por si vuelven.',
  ],
};
