import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { staffId } from '../../../test/factories.ts';
import { pdf } from '../../../test/papers/pdf.ts';
import { png } from '../../../test/people/applicants.ts';
import { insertStaff } from '../../../test/people/insertStaff.ts';
import { notificationBody, NOTIFICATIONS } from '../../../test/people/notifications.ts';
import { fieldsOf } from '../../../test/people/posts.ts';
import { runJob } from '../../../test/runJob.ts';
import { fileOf, startSmtpServer, type SmtpServer } from '../../../test/smtpServer.ts';
import { sendNotifications } from './sendNotifications.ts';

let smtp: SmtpServer;
let portal: TestServer;
let admin: Caller;
let analyst: Caller;

beforeAll(async () => {
  smtp = await startSmtpServer();
  portal = await buildTestServer({ SMTP_URL: smtp.url, MAIL_FROM: 'Portal <portal@church.example>' });
  admin = await portal.staff('admin');
  analyst = await portal.staff('analyst');
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});
beforeEach(async () => {
  smtp.delivered.length = 0;
  smtp.wishes.onArrival = () => {};
  for (const table of ['notification', 'mail', 'notice']) {
    await portal.database.transaction((db) => sql`delete from ${sql.table(table)}`.execute(db));
  }
});

const upload = (name: string, bytes: Buffer) => admin.upload('POST', `${NOTIFICATIONS}/file`, { name, bytes });
const sent = async (name: string, bytes: Buffer): Promise<string> => (await upload(name, bytes)).data.upload;
const create = (more: object = {}) => admin.send('POST', NOTIFICATIONS, notificationBody(more));
const open = async (url: string) => (await portal.server.inject({ url })).statusCode;
/** Sends what is due within so many seconds. */
const deliver = (seconds = 0) =>
  portal.drain(['mails.send'], { now: new Date(Date.now() + seconds * 1000), tolerateFailures: true });
const letter = (): Buffer => pdf({ content: '0 0 m 50 50 l S' });

describe('the file of a notification', () => {
  it('is judged by its content, and refused at its field', async () => {
    const liar = await upload('letter.pdf', Buffer.from('<html><script>alert(1)</script></html>'));
    expect([liar.status, fieldsOf(liar)]).toEqual([400, { file: 'field.file' }]);
    expect((await upload('photo.png', letter())).data.name).toBe('photo.pdf');
    const large = Buffer.concat([letter(), Buffer.alloc(5 * 1024 * 1024)]);
    expect(fieldsOf(await upload('large.pdf', large))).toEqual({ file: 'field.fileSize' });
    expect(
      (await analyst.upload('POST', `${NOTIFICATIONS}/file`, { name: 'a.png', bytes: await png(10) })).status,
    ).toBe(403);
    const taken = await sent('letter.pdf', letter());
    expect((await create({ attachment: taken })).data.attachment).toMatchObject({ name: 'letter.pdf' });
    expect(fieldsOf(await create({ attachment: taken }))).toEqual({ attachment: 'field.upload' });
  });

  it('goes with the mail, the same at every try, and is opened from the notice by whoever was told', async () => {
    const attachment = await sent('Carta ñ.pdf', letter());
    const people = [await staffId(portal, 'analyst')];
    const { data } = await create({ groups: [], people, attachment, state: 'SENDING' });
    const at = data.attachment.url;
    expect(await open(at)).toBe(200);
    // The server ends as the mail has arrived, so that it is sent once more.
    smtp.wishes.onArrival = () => {
      if (smtp.delivered.length === 1) smtp.kill();
    };
    await runJob(portal, sendNotifications);
    await deliver();
    await smtp.restart();
    await deliver(3600);
    expect(smtp.delivered).toHaveLength(2);
    const kept = (await portal.server.inject({ url: at })).rawPayload;
    for (const mail of smtp.delivered) {
      const file = fileOf(mail);
      expect(file).toMatchObject({ name: 'Carta ñ.pdf', type: 'application/pdf' });
      expect(file?.bytes.equals(kept)).toBe(true);
    }

    const [notice] = (await analyst.get('/api/business/notices')).data.data;
    expect(notice.file).toMatchObject({ name: 'Carta ñ.pdf' });
    expect(await open(notice.file.url)).toBe(200);
    const [written] = (await admin.get('/api/business/outbox')).data.data;
    expect([written.attachment.name, written.attachmentGone]).toEqual(['Carta ñ.pdf', false]);
    expect(await open(written.attachment.url)).toBe(200);
  });

  it('is opened by nobody else, nor by a recipient before it has left', async () => {
    const analystId = await staffId(portal, 'analyst');
    const attachment = await sent('letter.pdf', letter());
    const later = { state: 'SCHEDULED', fromDay: '2026-03-11', fromTime: '09:00' };
    const { data } = await create({ groups: [], people: [analystId], attachment, ...later });
    const notice = (user: number) =>
      portal.database.transaction((db) =>
        sql`select tell_notice(array[${user}]::bigint[], 'NOTIFICATION', ${data.id}, null, ${portal.clock.now()})`.execute(
          db,
        ),
      );
    await notice(analystId);
    const [early] = (await analyst.get('/api/business/notices')).data.data;
    expect(await open(early.file.url)).toBe(404);
    await portal.database.transaction((db) => sql`update notification_recipient set told = true`.execute(db));
    expect(await open(early.file.url)).toBe(200);
    const other = await portal.database.transaction((db) => insertStaff(db, 'analyst'));
    await portal.database.transaction((db) =>
      sql`update notification_recipient set user_id = ${other.userId}`.execute(db),
    );
    expect(await open(early.file.url)).toBe(404);
  });

  it('is replaced, taken away and deleted with its draft; a mail that waits for it is withdrawn', async () => {
    const first = (await create({ attachment: await sent('first.pdf', letter()) })).data;
    const tried = await admin.send('POST', `${NOTIFICATIONS}/${first.id}/test`, {});
    expect(tried.status).toBe(200);
    const update = (version: number, more: object) =>
      admin.send('PUT', `${NOTIFICATIONS}/${first.id}`, { ...notificationBody(more), version });
    const second = (await update(1, { attachment: await sent('second.png', await png(300)) })).data;
    expect(second.attachment.name).toBe('second.png');
    expect(await open(first.attachment.url)).toBe(404);
    await deliver();
    expect(smtp.delivered).toEqual([]);
    const outbox = (await admin.get('/api/business/outbox')).data.data;
    expect(new Set(outbox.map((mail: { state: string }) => mail.state))).toEqual(new Set(['WITHDRAWN']));
    expect(outbox[0]).toMatchObject({ attachment: null, attachmentGone: true });
    expect((await update(2, {})).data.attachment.name).toBe('second.png');
    expect((await update(3, { noAttachment: true })).data.attachment).toBeNull();
    const third = (await update(4, { attachment: await sent('third.pdf', letter()) })).data;
    await admin.send('DELETE', `${NOTIFICATIONS}/${first.id}`, { version: 5 });
    expect(await open(third.attachment.url)).toBe(404);
    const left = await portal.database.read((db) =>
      sql<{
        n: number;
      }>`select count(*)::int as n from attachment where noun = 'notifications' and kind is not null and subject_id = ${first.id}`.execute(
        db,
      ),
    );
    expect(left.rows[0]?.n).toBe(0);
  });
});
