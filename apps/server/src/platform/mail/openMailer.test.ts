import { afterEach, expect, test } from 'vitest';
import type { SMTPServerOptions } from 'smtp-server';
import { startSmtpServer, type SmtpServer } from '../../../test/smtpServer.ts';
import { mailServerOf } from './mailServer.ts';
import { MailFailure } from './mailFailure.ts';
import { openMailer, type Mailer, type OutgoingMail } from './openMailer.ts';

const opened: { smtp: SmtpServer; mailer: Mailer }[] = [];
afterEach(async () => {
  for (const { smtp, mailer } of opened.splice(0)) {
    mailer.close();
    await smtp.close();
  }
});

/** A mail server and a mailer for it; `change` is what the address says beyond host and port. */
async function open(options: SMTPServerOptions, change: (url: string) => string) {
  const smtp = await startSmtpServer(options);
  const server = mailServerOf(change(smtp.url));
  if (!server) throw new Error('That is no address of a mail server.');
  const mailer = openMailer({ server, from: { name: 'Portal', address: 'portal@example.org' } });
  opened.push({ smtp, mailer });
  return { smtp, mailer, send: (mail: Partial<OutgoingMail> = {}) => sendBy(mailer, mail) };
}

const sendBy = (mailer: Mailer, mail: Partial<OutgoingMail>): Promise<string> =>
  mailer.send(
    {
      to: 'ana@example.org',
      language: 'en',
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
      messageId: '<portal.mail.1@example.org>',
      date: new Date('2026-03-10T15:00:00Z'),
      ...mail,
    },
    new AbortController().signal,
  );

const failureOf = async (sending: Promise<string>): Promise<MailFailure> => {
  const failure = await sending.catch((error: unknown) => error);
  if (!(failure instanceof MailFailure)) throw new Error(`No failure of a mail: ${String(failure)}`);
  return failure;
};

/** Offers TLS by a certificate that nobody vouches for, and knows one account. */
const WITH_TLS: SMTPServerOptions = {
  disabledCommands: [],
  authOptional: true,
  onAuth: ({ username, password }, _session, done) =>
    username === 'portal@church.example' && password === 'pa:ss/word@'
      ? done(null, { user: username })
      : done(new Error('No')),
};
const ACCOUNT = 'portal%40church.example:pa%3Ass%2Fword%40@';
const withAccount = (url: string) => url.replace('://', `://${ACCOUNT}`);

test('a server that has no TLS is spoken to without, unless TLS is required', async () => {
  const { smtp, send } = await open({}, (url) => url);
  expect(await send()).toBe('250');
  expect(smtp.delivered).toMatchObject([{ secure: false, headers: { date: 'Tue, 10 Mar 2026 15:00:00 +0000' } }]);
  const strict = await open({}, (url) => `${url}?tls=required`);
  expect(await failureOf(strict.send())).toMatchObject({ permanent: false });
  expect(strict.smtp.delivered).toEqual([]);
});

test('TLS is used where it is offered, before the password is told', async () => {
  const { smtp, send } = await open(WITH_TLS, (url) => `${withAccount(url)}?tls=unverified`);
  await send();
  expect(smtp.delivered).toMatchObject([{ secure: true, user: 'portal@church.example' }]);
});

test('with smtps: there is TLS from the first byte', async () => {
  const { smtp, send } = await open({ ...WITH_TLS, secure: true }, (url) =>
    `${withAccount(url)}?tls=unverified`.replace('smtp:', 'smtps:'),
  );
  await send();
  expect(smtp.delivered).toMatchObject([{ secure: true }]);
});

test('a certificate that nobody vouches for is not trusted unless told', async () => {
  const { smtp, send } = await open(WITH_TLS, withAccount);
  expect(await failureOf(send())).toMatchObject({ permanent: false, line: null });
  expect(smtp.delivered).toEqual([]);
});

test('a wrong password is the portal’s trouble and no fault of the mail', async () => {
  const { send } = await open(WITH_TLS, (url) => `${url.replace('://', '://other:wrong@')}?tls=unverified`);
  expect(await failureOf(send())).toMatchObject({ code: '535', permanent: false });
});

test('a refused sender is no fault of the mail, a refused recipient is; neither is named in the failure’s message', async () => {
  const { smtp, send } = await open(
    { onMailFrom: (_from, _session, done) => done(Object.assign(new Error('Not you'), { responseCode: 553 })) },
    (url) => url,
  );
  expect(await failureOf(send())).toMatchObject({ code: '553', permanent: false });
  const other = await open({}, (url) => url);
  other.smtp.wishes.refuse = (to) => ({ code: 550, text: `${to} is unknown` });
  const failure = await failureOf(other.send());
  expect(failure).toMatchObject({ code: '550', permanent: true, line: '550 ana@example.org is unknown' });
  expect(`${failure.message} ${failure.stack}`).not.toContain('ana@');
  expect(smtp.delivered).toEqual([]);
});

test('an unreachable server is told by why it is, and tried again', async () => {
  const { smtp, send } = await open({}, (url) => url);
  smtp.kill();
  expect(await failureOf(send())).toMatchObject({ code: 'ECONNREFUSED', line: null, permanent: false });
});

test.each(['x@example.org, y@example.org', 'a@example.org>\r\nRCPT TO:<b@example.org', 'Ana <ana@example.org>'])(
  'what is no single address reaches nobody, and has failed for good: %j',
  async (to) => {
    const { smtp, send } = await open({}, (url) => url);
    expect(await failureOf(send({ to }))).toMatchObject({ permanent: true });
    expect(smtp.delivered).toEqual([]);
  },
);

test('an address with letters of any script is reached as it is', async () => {
  const { smtp, send } = await open({}, (url) => url);
  await send({ to: 'josé@exámple.org' });
  expect(smtp.delivered).toMatchObject([{ to: 'josé@exámple.org' }]);
});

test('a connection that the server closed while nothing was sent is replaced, and the mail not tried in vain', async () => {
  const { smtp, send } = await open({}, (url) => url);
  await send();
  smtp.kill();
  await smtp.restart();
  expect(await send()).toBe('250');
  expect(smtp.delivered).toHaveLength(2);
});
