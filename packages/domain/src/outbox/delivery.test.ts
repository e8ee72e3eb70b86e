import { expect, test } from 'vitest';
import { SHIPPED_ROLES } from '../access/roles.ts';
import { MAIL_STATES, showsLinks, whyNotSendAgain } from './delivery.ts';

test.each(MAIL_STATES)(
  'a mail that is %s is sent again only after it failed or was kept, by a mail server',
  (state) => {
    const codes = (hasServer: boolean) => whyNotSendAgain(state, { hasServer }).map(({ code }) => code);
    const isOver = state === 'FAILED' || state === 'KEPT';
    expect(codes(true)).toEqual(isOver ? [] : ['mail.state']);
    expect(codes(false)).toEqual(isOver ? ['mail.noServer'] : ['mail.state']);
  },
);

test.each([
  ['administrator', 'staff', true],
  ['administrator', undefined, true],
  ['manager', 'staff', false],
  ['manager', undefined, false],
  ['manager', 'account', true],
  ['manager', 'application', true],
] as const)('%s sees the links of a mail for reason %s: %s', (role, reason, sees) => {
  expect(showsLinks(reason, new Set(SHIPPED_ROLES[role]))).toBe(sees);
});
