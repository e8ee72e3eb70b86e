import { expect, test } from 'vitest';
import { MAIL_STATES, whyNotSendAgain } from './delivery.ts';

test.each(MAIL_STATES)(
  'a mail that is %s is sent again only after it failed or was kept, by a mail server',
  (state) => {
    const codes = (hasServer: boolean) => whyNotSendAgain(state, { hasServer }).map(({ code }) => code);
    const isOver = state === 'FAILED' || state === 'KEPT';
    expect(codes(true)).toEqual(isOver ? [] : ['mail.state']);
    expect(codes(false)).toEqual(isOver ? ['mail.noServer'] : ['mail.state']);
  },
);
