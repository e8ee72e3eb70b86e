import { expect, it } from 'vitest';
import { emptyMail, languagesIn, mailToSend } from './mailForm.ts';

const somebody = (language: 'en' | 'es') => ({ name: 'Irene', address: 'irene@example.org', language });
const begun = emptyMail({ leader: somebody('es'), spouse: somebody('en'), contact: somebody('en') });
const texts = { en: { subject: 'Hello', text: 'Dear' }, es: { subject: 'Hola', text: 'Saludos' } };

it('begins with nobody chosen, each in the language kept', () => {
  expect(languagesIn(begun)).toEqual([]);
  expect(mailToSend(begun)).toEqual({
    recipients: { leader: null, spouse: null, contact: null },
    texts: { en: null, es: null },
  });
});

it('sends the texts of those languages alone that somebody chosen is written to in', () => {
  const mail = { ...begun, texts, chosen: { leader: true, spouse: false, contact: false } };
  expect(mailToSend(mail)).toEqual({
    recipients: { leader: 'es', spouse: null, contact: null },
    texts: { en: null, es: texts.es },
  });
  expect(languagesIn({ ...mail, chosen: { leader: true, spouse: true, contact: false } })).toEqual(['en', 'es']);
});
