import { expect, it } from 'vitest';
import { whyNotSend } from './cardMails.ts';

const ADDRESSES = { leader: 'juan@example.org', spouse: null, contact: 'rosa@example.org' };
const NOBODY = { leader: null, spouse: null, contact: null };
const BOTH = { en: {}, es: {} };
const wrong = (recipients: object, texts: object = BOTH) =>
  Object.fromEntries(
    Object.entries(
      whyNotSend({
        recipients: { ...NOBODY, ...recipients },
        addresses: ADDRESSES,
        texts: { en: null, es: null, ...texts },
      }),
    ).flatMap(([field, problem]) => (problem ? [[field, problem.code]] : [])),
  );

it('needs at least one to write to, each with an address', () => {
  expect(wrong({})).toEqual({ recipients: 'field.checkbox' });
  expect(wrong({ leader: 'es' })).toEqual({});
  expect(wrong({ leader: 'es', spouse: 'en' })).toEqual({ 'recipients.spouse': 'mail.noAddress' });
});

it('needs the text of each language that somebody is written to in, and of no other', () => {
  expect(wrong({ leader: 'es', contact: 'en' }, { es: {} })).toEqual({
    'texts.en.subject': 'field.required',
    'texts.en.text': 'field.required',
  });
  expect(wrong({ leader: 'es', contact: 'es' }, { es: {} })).toEqual({});
});
