import { expect, it, test } from 'vitest';
import { fillText, mailBody, mailSubject, PLACEHOLDERS } from './mailTexts.ts';

const VALUES = {
  recipient: 'Irene {leader}',
  leader: 'Juan $& Vargas',
  church: 'Casa de Paz',
  caseNumber: '2026-000123',
  stage: 'Aprobada',
  date: '10 de marzo de 2026',
};

it('puts in every value once, as it is, also where it looks like a placeholder or a pattern', () => {
  expect(fillText('{recipient}, {leader}: {caseNumber} {caseNumber}', VALUES)).toBe(
    'Irene {leader}, Juan $& Vargas: 2026-000123 2026-000123',
  );
  expect(fillText(PLACEHOLDERS.map((name) => `{${name}}`).join('|'), VALUES)).toBe(Object.values(VALUES).join('|'));
});

test.each([
  ['Dear {recipient},', undefined],
  ['A brace { alone', undefined],
  ['{leader', undefined],
  ['Dear {lider},', '{lider}'],
  ['Dear { leader },', '{ leader }'],
  ['{Leader}', '{Leader}'],
  ['{}', '{}'],
  ['{leader} {constructor}', '{constructor}'],
])('%j: unknown is %j', (text, placeholder) => {
  const refused = placeholder === undefined ? undefined : { code: 'mail.placeholder', params: { placeholder } };
  expect([mailSubject(text, ''), mailBody(text, '')]).toEqual([refused, refused]);
});

it.each([
  ['subject', mailSubject, 150],
  ['text', mailBody, 10_000],
] as const)('a %s has its most characters', (_what, rule, most) => {
  expect(rule('x'.repeat(most), '')).toBeUndefined();
  expect(rule('x'.repeat(most + 1), '')).toEqual({ code: 'field.max', params: { length: most } });
});
