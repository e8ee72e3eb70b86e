import { reachOf } from '@portal/domain/access/reach.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { StaffActor } from '../../platform/http/context.ts';
import type { Http } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { mailReach } from '../mailReach.ts';
import { mailHtml, type MailToShow } from '../mailHtml.ts';
import { shownMail } from '../outboxMail.ts';
import { openPreview, type Previewed } from './previewAddress.ts';
import { sampleMail } from '../templates/sampleMail.ts';

/**
 * `GET /api/mails/{address}`: a mail as its reader may see it, for the portal's `<iframe>`. The address is good for one
 * session and some minutes, and the right to read mails is asked again on use. Not part of the contract: addresses come from other
 * answers only. Whatever a mail contains, the page runs nothing and loads nothing.
 */
export function previewRoute(
  { server, services }: Http,
  actorOfSession: (sessionId: number, roleId: number) => Promise<StaffActor | undefined>,
): void {
  server.get<{ Params: { address: string } }>('/api/mails/:address', async (request, reply) => {
    const opened = openPreview(services, request.params.address);
    const actor = opened && (await actorOfSession(opened.sessionId, opened.roleId));
    if (!actor?.permissions.has('business.outbox.show')) throw notFound();
    const mail = opened && (await findMail(services, opened.previewed, actor));
    if (!mail) throw notFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('x-content-type-options', 'nosniff')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
      )
      .header('cache-control', 'no-store')
      .send(mailHtml(mail));
  });
}

async function findMail(
  { database, settings }: Services,
  previewed: Previewed,
  actor: StaffActor,
): Promise<MailToShow | undefined> {
  if ('template' in previewed) return sampleMail(settings, previewed.template, previewed.language);
  const row = await database.read((db) =>
    db
      .selectFrom('mail')
      .selectAll()
      .where('id', '=', previewed.mail)
      .where(mailReach(reachOf(actor)))
      .executeTakeFirst(),
  );
  const mail = row && shownMail(row, actor);
  return mail && { ...mail, text: mail.body };
}
