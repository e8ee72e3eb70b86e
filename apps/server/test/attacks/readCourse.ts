/** Where what was stored of a course and of how it is watched is read again. */
import { newest } from './newest.ts';
import type { Reader } from './readCard.ts';
import { valueAt } from './sent/attacked.ts';
import type { World } from './world.ts';

type PartTable = 'course' | 'course_section' | 'course_lesson';
/** A course, a section or a lesson as its row has it: the newest where one was made. */
export const partOf =
  (table: PartTable, of: 'new' | 'this' = 'this'): Reader =>
  async (world, { params }, path) => {
    const changed = of === 'new' ? await newest(table)(world) : await rowOf(world, table, Number(params?.['id']));
    const place = path.replace(/\.(en|es)$/, '_$1').replace('graceHours', 'grace_hours');
    const kept = valueAt(changed, /^(available|disable)$/.test(place) ? `${place}_percent` : place);
    return path === 'published' ? changed.status === 'PUBLISHED' : kept === '' ? null : kept;
  };
const rowOf = ({ portal }: World, table: PartTable, id: number): Promise<any> =>
  portal.database.read((db) => db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst());

export const passReason: Reader = async ({ portal }, { params }) => {
  const row = await portal.database.read((db) =>
    db.selectFrom('lesson_view').select('pass_reason').where('id', '=', Number(params?.['id'])).executeTakeFirst(),
  );
  return row?.pass_reason;
};

export const whyRevoked: Reader = async ({ portal }, { params }) => {
  const row = await portal.database.read((db) =>
    db.selectFrom('course_certificate').select('reason').where('id', '=', Number(params?.['id'])).executeTakeFirst(),
  );
  return row?.reason;
};
