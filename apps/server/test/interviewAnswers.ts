/** Answers to the required questions that come with the portal: enough for any result of an interview. */
export const ANSWERED = [
  { question: 'conversion', answer: 'En un culto de oración.' },
  { question: 'call', answer: 'Mis pastores lo confirmaron.' },
  { question: 'creed', answer: 'yes' },
  { question: 'accountability', answer: 'Ante el consejo de la iglesia.' },
  { question: 'motive', answer: 'Para servir junto a otros.' },
];
