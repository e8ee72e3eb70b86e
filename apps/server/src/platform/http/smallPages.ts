import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '@portal/domain/languages.ts';

type Asked = Pick<FastifyRequest, 'headers'> & { query: unknown };

/** The language of a small page: the one asked for (`?lang=`), else that of the mail that led to it, else the browser's. */
export function pageLanguage({ query, headers }: Asked, ofMail?: Language): Language {
  const { lang } = query as { lang?: string | string[] };
  const asked = [lang].flat()[0];
  if (asked && isLanguage(asked)) return asked;
  const browser = headers['accept-language']?.trim().slice(0, 2).toLowerCase();
  return ofMail ?? (browser && isLanguage(browser) ? browser : 'en');
}

/** It is read anew each time. */
export const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
