/** Answers given in interviews, by the questions that come with the portal (migration 0040). */
import type { InterviewResult } from '@portal/domain/applications/values.ts';
import type { Language } from './language.ts';

const ANSWERS: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = {
  conversion: {
    en: [
      'At nineteen, through a friend who did not stop praying. The bitterness toward my father went first.',
      'In my grandmother’s house, on an ordinary evening. I gave up drinking within the year.',
      'In a youth camp. I had everything and was empty; since then I sleep in peace.',
    ],
    es: [
      'A los diecinueve, por un amigo que no dejó de orar. Lo primero que se fue fue el rencor hacia mi padre.',
      'En casa de mi abuela, una noche cualquiera. Dejé la bebida ese mismo año.',
      'En un campamento de jóvenes. Lo tenía todo y estaba vacío; desde entonces duermo en paz.',
    ],
  },
  call: {
    en: [
      'While visiting the sick. Our pastors saw it before I did and sent us after three years.',
      'It came slowly, with the people who kept asking us to pray for them. The council confirmed it.',
    ],
    es: [
      'Visitando enfermos. Nuestros pastores lo vieron antes que yo y nos enviaron a los tres años.',
      'Llegó poco a poco, con la gente que nos pedía oración. El consejo lo confirmó.',
    ],
  },
  'years-serving': { en: ['12', '7', '23'], es: ['12', '7', '23'] },
  ordained: { en: ['yes', 'no'], es: ['yes', 'no'] },
  home: { en: ['married'], es: ['married'] },
  'home-groups': { en: ['yes'], es: ['yes'] },
  'home-groups-number': { en: ['8', '15', '4'], es: ['8', '15', '4'] },
  protection: { en: ['written', 'spoken'], es: ['written', 'spoken'] },
  creed: { en: ['yes', 'yes', 'questions'], es: ['yes', 'yes', 'questions'] },
  accountability: {
    en: ['To a council of four elders, every month.', 'To our former pastor, whom we call each week.'],
    es: ['Ante un consejo de cuatro ancianos, cada mes.', 'Ante nuestro antiguo pastor, a quien llamamos cada semana.'],
  },
  motive: {
    en: [
      'We have worked alone too long and want to be corrected and to learn.',
      'For the sake of those who come after us.',
    ],
    es: [
      'Hemos trabajado solos demasiado tiempo y queremos que nos corrijan y aprender.',
      'Por los que vienen después de nosotros.',
    ],
  },
  reports: { en: ['yes', 'help'], es: ['yes', 'help'] },
};

/** Chosen by the comments beside them, so that the same interview always has the same answers. */
export const interviewAnswers = (result: InterviewResult, language: Language, comments: string) =>
  Object.entries(ANSWERS).map(([question, texts], at) => {
    const those = texts[language];
    const answer = those[(comments.length + at * 7) % those.length] ?? '';
    return { question, answer: question === 'creed' && result === 'DENIED' ? 'no' : answer };
  });
