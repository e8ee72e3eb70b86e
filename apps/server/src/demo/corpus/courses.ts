/** The demo's courses: what is in each, and how long its videos are. */
import type { BothLanguages } from '@portal/domain/languages.ts';

export interface DemoLesson {
  name: BothLanguages;
  /** Seconds. */
  length: number;
  required?: false;
}

export interface DemoCourse {
  name: BothLanguages;
  description: BothLanguages;
  /** Nobody sees it yet. */
  draft?: true;
  sections: readonly { name: BothLanguages; lessons: readonly DemoLesson[] }[];
}

/** Films that anybody may show: Big Buck Bunny, at YouTube and at Vimeo. */
export const DEMO_VIDEO: BothLanguages = { en: 'aqz-KE-bpKQ', es: '1084537' };

const both = (en: string, es: string): BothLanguages => ({ en, es });

export const DEMO_COURSES: readonly DemoCourse[] = [
  {
    name: both('Walking with the network', 'Caminar con la red'),
    description: both(
      'How we work together: what each church can count on, and what is asked of it.',
      'Cómo trabajamos juntos: con qué cuenta cada iglesia y qué se le pide.',
    ),
    sections: [
      {
        name: both('Who we are', 'Quiénes somos'),
        lessons: [
          { name: both('Our story', 'Nuestra historia'), length: 596 },
          { name: both('What we believe', 'Lo que creemos'), length: 840 },
        ],
      },
      {
        name: both('Year by year', 'Año tras año'),
        lessons: [
          { name: both('The quarterly report', 'El reporte trimestral'), length: 480 },
          { name: both('Events and gatherings', 'Eventos y encuentros'), length: 420, required: false },
        ],
      },
    ],
  },
  {
    name: both('Shepherding in hard times', 'Pastorear en tiempos difíciles'),
    description: both(
      'Grief, illness and conflict: being near without carrying everything.',
      'Duelo, enfermedad y conflicto: estar cerca sin cargarlo todo.',
    ),
    sections: [
      {
        name: both('Listening', 'Escuchar'),
        lessons: [
          { name: both('The first visit', 'La primera visita'), length: 720 },
          { name: both('When words are missing', 'Cuando faltan las palabras'), length: 660 },
        ],
      },
    ],
  },
  {
    name: both('Finances of a church', 'Las finanzas de una iglesia'),
    description: both('A simple budget, accounts that anybody can read, and who reviews them.', ''),
    draft: true,
    sections: [
      {
        name: both('The budget', 'El presupuesto'),
        lessons: [{ name: both('Twelve months on a page', 'Doce meses en una página'), length: 540 }],
      },
    ],
  },
];
