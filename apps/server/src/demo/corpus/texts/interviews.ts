/** Comments of an interview: each is made of an opening and a close, so that few sentences give many comments. */
import type { InterviewResult } from '@portal/domain/applications/values.ts';
import type { Texts } from './language.ts';

interface CommentParts {
  opening: Texts;
  close: Texts;
}

export const INTERVIEW_COMMENTS: Readonly<Record<InterviewResult, CommentParts>> = {
  ACCEPTED: {
    opening: {
      en: [
        'A warm and open conversation of an hour and a half.',
        'Both came prepared and spoke freely about their family.',
        'The church began in their living room and has two daughter churches now.',
        'Sound in doctrine, and honest about what is still hard.',
        'They have been under our coverage for years without being members.',
        'Much experience with young people; the team around them is strong.',
        'Spoke with love of the small town in which they serve.',
        'The finances of the church are in order and open to the members.',
      ],
      es: [
        'Una conversación cordial y abierta de hora y media.',
        'Llegaron preparados y hablaron con libertad de su familia.',
        'La iglesia comenzó en la sala de su casa y hoy tiene dos iglesias hijas.',
        'Doctrina sana y sinceridad sobre lo que todavía cuesta.',
        'Llevan años bajo nuestra cobertura sin ser miembros.',
        'Mucha experiencia con jóvenes; el equipo que los rodea es fuerte.',
        'Hablaron con amor del pueblo pequeño en el que sirven.',
        'Las finanzas de la iglesia están en orden y a la vista de los miembros.',
      ],
    },
    close: {
      en: [
        'Recommended without reservation.',
        'I suggest a visit within the first year.',
        'They asked for material on home groups.',
        'A mentor from the region would help them.',
        'The references confirmed all of it.',
      ],
      es: [
        'Se recomienda sin reservas.',
        'Sugiero una visita durante el primer año.',
        'Pidieron material sobre las casas.',
        'Les ayudaría un mentor de la región.',
        'Las referencias lo confirmaron todo.',
      ],
    },
  },
  LATER: {
    opening: {
      en: [
        'The connection failed twice, so we could not finish.',
        'The spouse could not take part today.',
        'We need to hear the pastor of the former church first.',
        'They asked for time to talk about it with their elders.',
        'Several answers about the division of the former church stayed open.',
      ],
      es: [
        'La conexión se cortó dos veces y no pudimos terminar.',
        'El cónyuge no pudo participar hoy.',
        'Primero debemos escuchar al pastor de la iglesia anterior.',
        'Pidieron tiempo para conversarlo con sus ancianos.',
        'Quedaron abiertas varias respuestas sobre la división de la iglesia anterior.',
      ],
    },
    close: {
      en: ['To be continued next week.', 'I will call again on Thursday.', 'The date will be agreed by mail.'],
      es: ['Continuará la próxima semana.', 'Volveré a llamar el jueves.', 'La fecha se acordará por correo.'],
    },
  },
  DENIED: {
    opening: {
      en: [
        'The church is in the middle of a dispute about its leadership.',
        'They look for legal protection rather than for fellowship.',
        'Answers contradicted the documents in several places.',
        'The work has no team and no regular meetings yet.',
      ],
      es: [
        'La iglesia está en plena disputa por su liderazgo.',
        'Buscan protección legal más que comunión.',
        'Las respuestas contradijeron los documentos en varios puntos.',
        'La obra aún no tiene equipo ni reuniones regulares.',
      ],
    },
    close: {
      en: ['They may apply again in a year.', 'I prayed with them and explained the reasons.', 'Not at this time.'],
      es: [
        'Pueden presentarse de nuevo en un año.',
        'Oré con ellos y les expliqué los motivos.',
        'No en este momento.',
      ],
    },
  },
};
