/** The leader's photo as staff set it (product/applications.md#photo). */
import * as z from 'zod/mini';
import { anyOf, endpoints } from '../endpoints.ts';
import { id, idText, uploadId } from '../fields.ts';
import { cardForReader } from './card.ts';
import { attachment } from './detail.ts';

const params = z.object({ id: idText });
const photo = z.object({ file: id, ...attachment.shape, width: z.int(), height: z.int() });
export type Photo = z.output<typeof photo>;
/** A square of it, in pixels. */
const crop = z.object({ x: z.int(), y: z.int(), size: z.int() });

export const photoEndpoints = endpoints({
  getLeaderPhoto: {
    method: 'GET',
    path: '/business/request/:id/photo',
    permission: anyOf('business.request.edit'),
    does: 'The leader’s photo as it was sent, which part of it is shown, and earlier ones to choose again.',
    params,
    reply: z.object({ current: z.nullable(photo), crop: z.nullable(crop), recent: z.array(photo) }),
  },
  setLeaderPhoto: {
    method: 'PUT',
    path: '/business/request/:id/photo',
    permission: anyOf('business.request.edit'),
    does: 'Shows a square of the photo; of one just uploaded (`?for=photo`), or of one that is there (`file`).',
    params,
    body: z.object({ upload: z.optional(uploadId), file: z.optional(id), crop }),
    reply: cardForReader,
    errors: ['edit.stage', 'photo.replaced', 'photo.system', 'http.unavailable'],
  },
});
