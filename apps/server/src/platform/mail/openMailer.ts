import nodemailer from 'nodemailer';
import type { MailServer, Sender } from './mailServer.ts';
import { failureOf } from './mailFailure.ts';

/** What a calendar is asked: to take an appointment, as new or moved, or to let it go. */
export type CalendarMethod = 'REQUEST' | 'CANCEL';

/** A calendar (RFC 5545) that comes with a mail. */
export interface CalendarPart {
  method: CalendarMethod;
  text: string;
}

/** A file that comes with a mail. */
export interface AttachedFile {
  name: string;
  mediaType: string;
  bytes: Buffer;
}

export interface OutgoingMail {
  to: string;
  /** Of the texts. */
  language: string;
  subject: string;
  text: string;
  html: string;
  /** With its angle brackets; the same whenever this mail is sent. */
  messageId: string;
  date: Date;
  calendar?: CalendarPart;
  attachment?: AttachedFile;
}

/** Hands mails to the mail server over a few connections that stay open. */
export interface Mailer {
  /** Answers the code of the server's reply. Fails with a `MailFailure`; aborted, the server may have the mail or not. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<string>;
  close(): void;
}

/** Connections, and so mails under way at once from one process. */
export const MAILS_AT_ONCE = 5;

/** What the calendar of a mail is called as a file. */
const CALENDAR_FILE = 'invite.ics';

const SECOND = 1000;

/** Nothing is connected before the first mail. Addresses and texts are logged nowhere. */
export function openMailer({ server, from }: { server: MailServer; from: Sender }): Mailer {
  const { host, port, secure, user, password, tls } = server;
  const transporter = nodemailer.createTransport({
    pool: true,
    maxConnections: MAILS_AT_ONCE,
    // A connection that the server closed while it was idle is replaced at once; anything else is tried again by the job.
    maxRequeues: 1,
    host,
    port,
    secure,
    requireTLS: tls === 'required',
    tls: { rejectUnauthorized: tls !== 'unverified' },
    ...(user !== undefined && password !== undefined && { auth: { user, pass: password } }),
    dnsTimeout: 15 * SECOND,
    connectionTimeout: 15 * SECOND,
    // Some servers let strangers wait before they greet.
    greetingTimeout: 30 * SECOND,
    // Giving up while the server still decides on a mail would repeat it.
    socketTimeout: 120 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send({ to, language, messageId, calendar, attachment, ...content }, signal) {
      try {
        const { response } = await transporter.sendMail({
          ...content,
          from,
          // As objects: a text would be read as a list, and reach others than the one address it is.
          to: { name: '', address: to },
          envelope: { from: from.address, to: [{ name: '', address: to }] },
          messageId,
          ...(calendar && { icalEvent: { method: calendar.method, filename: CALENDAR_FILE, content: calendar.text } }),
          ...(attachment && {
            attachments: [{ filename: attachment.name, contentType: attachment.mediaType, content: attachment.bytes }],
          }),
          xMailer: false,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
          signal,
        });
        return /^\d{3}/.exec(response)?.[0] ?? '250';
      } catch (error) {
        throw failureOf(error);
      }
    },
    close: () => transporter.close(),
  };
}
