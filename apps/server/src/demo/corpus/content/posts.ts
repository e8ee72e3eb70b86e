// Over 250 lines: twenty posts, each in both languages.
/** What the content area of the demo tells: five posts in each of four categories, in both languages. */
import type { BothLanguages } from '@portal/domain/languages.ts';

export interface DemoPost {
  title: BothLanguages;
  /** Sentences, of which the first stands before the list of the others. */
  says: readonly BothLanguages[];
  /** Besides: a video, days until it is shown, or that it is a draft or over. */
  video?: true;
  more?: 'DRAFT' | 'SCHEDULED' | 'ENDED' | 'SPANISH' | 'ENGLISH';
  roles: readonly string[];
}

export interface DemoCategory {
  name: BothLanguages;
  posts: readonly DemoPost[];
}

const text = (en: string, es: string): BothLanguages => ({ en, es });
const ALL = ['administrator', 'manager', 'supervisor', 'analyst', 'ephesian'];
const REVIEW = ['administrator', 'manager', 'supervisor', 'analyst'];

export const DEMO_POSTS: readonly DemoCategory[] = [
  {
    name: text('Reviewing applications', 'Revisión de solicitudes'),
    posts: [
      {
        title: text('How an application is reviewed', 'Cómo se revisa una solicitud'),
        says: [
          text('Each application goes through the same steps.', 'Cada solicitud pasa por los mismos pasos.'),
          text('Read the personal profile and the ministry.', 'Lea el perfil personal y el ministerio.'),
          text('Look at each document and say whether it is accepted.', 'Mire cada documento y diga si se acepta.'),
          text(
            'Ask for corrections only once, with all of them together.',
            'Pida las correcciones una sola vez, todas juntas.',
          ),
        ],
        video: true,
        roles: REVIEW,
      },
      {
        title: text('Letters of recommendation', 'Cartas de recomendación'),
        says: [
          text('Three letters are asked for.', 'Se piden tres cartas.'),
          text(
            'Each is signed by a pastor who has known the person for two years.',
            'Cada una la firma un pastor que conoce a la persona desde hace dos años.',
          ),
          text('A letter older than a year is asked for again.', 'Una carta de más de un año se pide de nuevo.'),
        ],
        roles: REVIEW,
      },
      {
        title: text('Legal documents of a church', 'Documentos legales de una iglesia'),
        says: [
          text('What counts differs from country to country.', 'Lo que vale cambia de un país a otro.'),
          text(
            'Where churches cannot register, a letter of the authority will do.',
            'Donde las iglesias no pueden registrarse, basta una carta de la autoridad.',
          ),
          text(
            'When in doubt, ask your supervisor before refusing it.',
            'Si tiene dudas, consulte con supervisión antes de rechazarlo.',
          ),
        ],
        roles: ['analyst', 'supervisor'],
      },
      {
        title: text('When the fee is waived', 'Cuándo se exonera el costo'),
        says: [
          text('Exonerations by payment have a reason.', 'Las exoneraciones de pago tienen un motivo.'),
          text(
            'Hardship is confirmed by the Ephesian of the region.',
            'La dificultad económica la confirma el Efesio de la región.',
          ),
          text('Write what was agreed in the observations.', 'Escriba en las observaciones lo que se acordó.'),
        ],
        roles: ['manager', 'supervisor'],
      },
      {
        title: text('Writing to applicants', 'Cómo escribir a los solicitantes'),
        says: [
          text(
            'People read our words on a phone, often in a hurry.',
            'Las personas leen nuestras palabras en un teléfono, muchas veces con prisa.',
          ),
          text('Say first what is needed, then why.', 'Diga primero qué hace falta y después por qué.'),
          text('Thank them for their patience.', 'Agradezca su paciencia.'),
        ],
        more: 'DRAFT',
        roles: REVIEW,
      },
    ],
  },
  {
    name: text('Interviews', 'Entrevistas'),
    posts: [
      {
        title: text('Preparing an interview', 'Cómo preparar una entrevista'),
        says: [
          text(
            'An interview is a conversation between brothers and sisters.',
            'Una entrevista es una conversación entre hermanos.',
          ),
          text('Read the answers of the form the day before.', 'Lea las respuestas del formulario el día anterior.'),
          text('Invite the spouse too.', 'Invite también al cónyuge.'),
          text('Leave time for prayer at the end.', 'Deje tiempo para orar al final.'),
        ],
        video: true,
        roles: ['ephesian', 'manager'],
      },
      {
        title: text('Interviews far away', 'Entrevistas a distancia'),
        says: [
          text('Many live where the connection is weak.', 'Muchos viven donde la conexión es débil.'),
          text('Agree on a second way to call.', 'Acuerden una segunda forma de llamarse.'),
          text('Times are told on both clocks.', 'Las horas se dicen en los dos relojes.'),
        ],
        roles: ['ephesian', 'manager'],
      },
      {
        title: text('Questions that open hearts', 'Preguntas que abren el corazón'),
        says: [
          text('Ask what cannot be answered with yes or no.', 'Pregunte lo que no se responde con sí o no.'),
          text('How did your ministry begin?', '¿Cómo comenzó su ministerio?'),
          text('Who takes care of you?', '¿Quién cuida de usted?'),
        ],
        roles: ['ephesian'],
      },
      {
        title: text('After the interview', 'Después de la entrevista'),
        says: [
          text('Write down the result on the same day.', 'Anote el resultado el mismo día.'),
          text('Decide later only with a date for it.', 'Deje la decisión para después solo con una fecha.'),
          text(
            'The card moves on by itself once payment and corrections are done.',
            'La tarjeta puede avanzar cuando el pago y las correcciones están listos.',
          ),
        ],
        roles: ['ephesian', 'supervisor'],
      },
      {
        title: text('Interviews in December', 'Entrevistas en diciembre'),
        says: [
          text(
            'The office rests from December 20 to January 6.',
            'La oficina descansa del 20 de diciembre al 6 de enero.',
          ),
          text(
            'Please arrange interviews outside of these days.',
            'Por favor, acuerde las entrevistas fuera de esos días.',
          ),
        ],
        more: 'SCHEDULED',
        roles: ALL,
      },
    ],
  },
  {
    name: text('News of the network', 'Noticias de la red'),
    posts: [
      {
        title: text('A new season for the regions', 'Una nueva etapa para las regiones'),
        says: [
          text('Each region now has its own Ephesian.', 'Cada región tiene ahora su propio Efesio.'),
          text('Whoever is in charge is told under My region.', 'Quién está a cargo se ve en Mi región.'),
          text(
            'Thank you to all who stood in during these months.',
            'Gracias a quienes reemplazaron durante estos meses.',
          ),
        ],
        roles: ALL,
      },
      {
        title: text('Quarterly reports: what we learned', 'Reportes trimestrales: lo que aprendimos'),
        says: [
          text(
            'Nine of ten churches sent their report in time.',
            'Nueve de cada diez iglesias enviaron su reporte a tiempo.',
          ),
          text('Home groups keep growing.', 'Las casas siguen creciendo.'),
          text('Silent churches are called within a week.', 'A las iglesias en silencio se las llama en una semana.'),
        ],
        roles: ALL,
      },
      {
        title: text('Prayer for churches in mourning', 'Oración por las iglesias de luto'),
        says: [
          text('Let us carry one another.', 'Sobrellevemos los unos las cargas de los otros.'),
          text('We pray each Tuesday at noon, New York time.', 'Oramos cada martes a mediodía, hora de Nueva York.'),
        ],
        roles: ALL,
      },
      {
        title: text('Annual conference: registration', 'Conferencia anual: inscripción'),
        says: [
          text('Registration has closed.', 'La inscripción ya cerró.'),
          text('At the door people are let in by their license.', 'En la puerta se entra con la licencia.'),
        ],
        more: 'ENDED',
        roles: ALL,
      },
      {
        title: text('', 'Encuentro de pastores del Caribe'),
        says: [
          text('', 'Nos reunimos en Santo Domingo durante tres días.'),
          text('', 'Las charlas son en español.'),
          text('', 'Traiga su credencial.'),
        ],
        more: 'SPANISH',
        roles: ALL,
      },
    ],
  },
  {
    name: text('Using the portal', 'Cómo usar el portal'),
    posts: [
      {
        title: text('The board at a glance', 'El tablero de un vistazo'),
        says: [
          text('A column is a stage, a card an application.', 'Una columna es una etapa; una tarjeta, una solicitud.'),
          text('Drag a card, or press M to move it.', 'Arrastre una tarjeta o pulse M para moverla.'),
          text('Press ? to see all keys.', 'Pulse ? para ver todas las teclas.'),
        ],
        video: true,
        roles: ALL,
      },
      {
        title: text('Finding anything', 'Cómo encontrar cualquier cosa'),
        says: [
          text('Press Ctrl and K anywhere.', 'Pulse Ctrl y K en cualquier lugar.'),
          text('Names are found without accents.', 'Los nombres se encuentran sin acentos.'),
          text('A case number leads straight to its card.', 'Un número de caso lleva directo a su tarjeta.'),
        ],
        roles: ALL,
      },
      {
        title: text('Working on a phone', 'El portal en el teléfono'),
        says: [
          text('Everything works on a phone too.', 'Todo funciona también en el teléfono.'),
          text(
            'What you type is kept while there is no connection.',
            'Lo que escribe se conserva mientras no hay conexión.',
          ),
        ],
        roles: ALL,
      },
      {
        title: text('Keeping accounts safe', 'Cuentas seguras'),
        says: [
          text('Use a passkey or an authenticator app.', 'Use una llave de acceso o una aplicación de autenticación.'),
          text('Keep your recovery codes on paper.', 'Guarde sus códigos de recuperación en papel.'),
          text('Never share a password.', 'Nunca comparta una contraseña.'),
        ],
        roles: ALL,
      },
      {
        title: text('Release notes of this year', ''),
        says: [
          text('What changed in the portal, month by month.', ''),
          text('Courses have certificates.', ''),
          text('Events can be watched live.', ''),
        ],
        more: 'ENGLISH',
        roles: ['administrator'],
      },
    ],
  },
];
