import { expect, test } from 'vitest';
import { MAIL_STATES, mailSearch, whyNotSendAgain } from './delivery.ts';

test.each(MAIL_STATES)(
  'a mail that is %s is sent again only after it failed or was kept, by a mail server',
  (state) => {
    const codes = (hasServer: boolean) => whyNotSendAgain(state, { hasServer }).map(({ code }) => code);
    const isOver = state === 'FAILED' || state === 'KEPT';
    expect(codes(true)).toEqual(isOver ? [] : ['mail.state']);
    expect(codes(false)).toEqual(isOver ? ['mail.noServer'] : ['mail.state']);
  },
);

test('the outbox is searched for 3 to 120 characters of one line', () => {
  const code = (text: string) => mailSearch(text, '')?.code;
  expect(['ab', 'ñandú', 'a'.repeat(120), 'a'.repeat(121), 'one\ntwo', '👩‍👩‍👧'].map(code)).toEqual([
    'field.min',
    undefined,
    undefined,
    'field.max',
    'field.special',
    undefined,
  ]);
});
