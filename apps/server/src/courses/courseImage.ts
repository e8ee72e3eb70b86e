import type { courseEndpoints as endpoints } from '@portal/contract/courses/courses.ts';
import { record } from '../history/record.ts';
import { attach } from '../platform/files/attach.ts';
import { letGoOfFiles } from '../platform/files/letGo.ts';
import { receiveFile, type ReceivedFile } from '../platform/files/receiveFile.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { courseSubject, IMAGE } from './courseFiles.ts';
import { lockPart } from './parts.ts';

type Setting = InputOf<typeof endpoints.setCourseImage>;

export const prepareImage = ({ services }: Omit<StaffContext, 'db'>, { file }: Setting): Promise<ReceivedFile> =>
  receiveFile(services, 'courseImage', file);

/** Sets the image of a course in the place of the one before; answers the course. Refusals: not found, those of a file. */
export async function setCourseImage(context: StaffContext, { params }: Setting, file: ReceivedFile): Promise<number> {
  const { db, actor, now } = context;
  const { id } = await lockPart(db, 'course', params.id);
  await attach(db, courseSubject(id), IMAGE, file, { userId: actor.userId, now });
  await record(context, { noun: 'courses', id, kind: 'imageSet', detail: { removed: false } });
  return id;
}

/** Takes the image away; where there is none, nothing changes. Refusal: not found. */
export async function removeCourseImage(
  context: StaffContext,
  { params }: InputOf<typeof endpoints.removeCourseImage>,
): Promise<number> {
  const { db, now } = context;
  const { id } = await lockPart(db, 'course', params.id);
  await letGoOfFiles(db, courseSubject(id).noun, [id], now);
  await record(context, { noun: 'courses', id, kind: 'imageSet', detail: { removed: true } });
  return id;
}
