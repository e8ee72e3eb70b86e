import type { StaffContext } from '../../platform/http/context.ts';
import type { Http } from '../../platform/http/serve.ts';
import { thumbnailName } from '../../platform/files/storedFile.ts';
import { signedAddress, signedRoute, type ActorOfSession } from '../../platform/signedRoute.ts';

const PURPOSE = 'attendee-photo';

/** An address that shows a leader's photo small at the door, whether or not the reader's reach holds the application. */
export const attendeePhotoAddress = (context: StaffContext, file: number): string =>
  signedAddress(context, PURPOSE, file);

/** Serves such photos to whoever checks in, as long as somebody's photo it is (product/events.md#what-a-code-tells). */
export function attendeePhotoRoute(http: Http, actorOfSession: ActorOfSession): void {
  const { services } = http;
  signedRoute(http, { purpose: PURPOSE, actorOfSession }, async ({ actor, id }, reply) => {
    if (!actor.permissions.has('business.event.check.in')) return undefined;
    const file = await services.database.read((db) =>
      db.selectFrom('stored_file').select('digest').where('id', '=', id).executeTakeFirst(),
    );
    const stored = file && (await services.files.read(thumbnailName(file.digest)));
    if (!stored) return undefined;
    return reply
      .type('image/webp')
      .header('content-length', stored.bytes)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, max-age=300')
      .send(stored.stream);
  });
}
