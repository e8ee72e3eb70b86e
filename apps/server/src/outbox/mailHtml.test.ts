import { expect, test } from 'vitest';
import { mailHtml } from './mailHtml.ts';

const LINK = 'https://example.org/client/confirm/a?b=1&c="2"';
const show = (text: string, links: string[] = [LINK], template = 'accountConfirmation') =>
  mailHtml({ language: 'en', template, subject: 'Confirm <it>', text, links });

test('the link that stands on its own line is a button with its address below, and nowhere else', () => {
  const html = show(`Confirm it here:\n${LINK}\n\nNot you? Ignore ${LINK}.`);
  const address = 'https://example.org/client/confirm/a?b=1&amp;c=&quot;2&quot;';
  expect(html.match(/href="[^"]*"/g)).toEqual([`href="${address}"`, `href="${address}"`]);
  expect(html).toContain('>Confirm account</a>');
  expect(html).toContain(`>${address}</a>`);
  expect(html).toContain(`Ignore ${address}.`);
});

test('paragraphs and lines stay as in the text, and every sign stays a sign', () => {
  const html = show('One\ntwo & <b>three</b>\n\nFour', []);
  expect(html).toContain('One<br>\ntwo &amp; &lt;b&gt;three&lt;/b&gt;</p>\n<p');
  expect(html).toContain('<title>Confirm &lt;it&gt;</title>');
  expect(html).not.toContain('href');
});

test('says why one receives it, in the language of the mail', () => {
  const why = 'because this address was entered in the leaders&#39; portal';
  expect(show('Text')).toContain(why);
  expect(mailHtml({ language: 'es', template: 'submissionBelow', subject: 'a', text: 'b', links: [] })).toContain(
    'Recibió este correo porque esta dirección pertenece a una solicitud en el portal de líderes.',
  );
  const ofStaff = show('Text', [], 'staffPasswordChanged');
  expect(ofStaff).toContain('>Business portal</p>');
  expect(ofStaff).toContain('because this address was entered in the business portal');
});

test('a mail of a template that is gone still reads, with its link as text', () => {
  const html = show(`Here:\n${LINK}`, [LINK], 'constructor');
  expect(html).toContain('Here:<br>\nhttps://example.org');
  expect(html).not.toMatch(/undefined|class="button"/);
});
