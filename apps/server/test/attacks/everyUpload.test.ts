import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileAttacks } from './sent/files.ts';
import { NAME_ATTACKS } from './sent/fileNames.ts';
import { codesOf } from './judge.ts';
import { multipart } from './sent/multipart.ts';
import { ENDPOINTS, scenesOf } from './scenes/scenes.ts';
import { besiege, withGoodSample } from './siege.ts';
import { startTally } from './tally.ts';
import { openWorld, type Reply, type World } from './world.ts';

/** Tables are read and let go of: any text is one, and what is refused of them is tried in imports/file/readSheet.test.ts. */
const UPLOADS = ENDPOINTS.filter(([name, endpoint]) => endpoint.file && name !== 'uploadImport');

const PNG = Buffer.from('89504e47', 'hex');

let world: World;
const tally = startTally();

beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  tally.tell('Attacks on uploads');
  await world.close();
});

/** The scene of an endpoint in which a file is sent. */
async function besiegeUpload([name, endpoint]: (typeof UPLOADS)[number]) {
  for (const scene of scenesOf(name, endpoint)) {
    if ((await scene.make(world)).file) return besiege(world, tally, name, endpoint, scene);
  }
  throw new Error(`${name} takes files: add a scene with a file for it to test/attacks.`);
}

test.each(UPLOADS)(
  '%s refuses files that are not what they seem, and bodies that are broken, at the file',
  async (...upload) => {
    const siege = await besiegeUpload(upload);
    const faults = await withGoodSample(siege, async () => {
      for (const { name, earns, ...changes } of await fileAttacks()) {
        const judge = ({ body }: Reply) =>
          !earns || earns.some((code) => codesOf(body).join() === code)
            ? []
            : [`is not refused as ${earns.join(' or ')}`];
        await siege.attempt({ what: name, changes, judge });
      }
    });
    expect(faults).toEqual([]);
  },
);

test.each(UPLOADS)(
  '%s keeps the name of a file as far as it can be seen, and ends it as its content does',
  async (...upload) => {
    const siege = await besiegeUpload(upload);
    const faults = await withGoodSample(siege, async () => {
      const { file } = await siege.made();
      const ending = file?.bytes.subarray(0, 4).equals(PNG) ? '.png' : '.pdf';
      for (const { name, stored } of NAME_ATTACKS) {
        const judge = async (reply: Reply, made: Awaited<ReturnType<typeof siege.made>>) => {
          if (stored === undefined) return [];
          if (reply.status >= 300)
            return stored === null && codesOf(reply.body).join() === 'field.max' ? [] : ['is refused'];
          const kept = await nameOf(siege.name, made, reply);
          tally.compare(siege.name);
          return kept === `${stored}${ending}` ? [] : [`is kept as ${String(kept)}`];
        };
        const changes = multipart([{ filename: name, bytes: file?.bytes ?? Buffer.alloc(0) }]);
        await siege.attempt({ what: `the name ${name.toString()}`, changes, judge });
      }
    });
    expect(faults).toEqual([]);
  },
);

/** The name as the answer, or else the applicant's own application shows it; of a course's image, as kept. */
async function nameOf(
  upload: string,
  { token = '', params }: { token?: string | undefined; params?: Record<string, unknown> },
  reply: Reply,
): Promise<unknown> {
  const { data } = reply.body ?? {};
  if (typeof data?.name === 'string') return data.name;
  if (upload === 'setCourseImage') return nameOfImage(Number(params?.['id']));
  const { body } = await world.ask({
    method: 'GET',
    url: `/api/client/request/${String(params?.['id'])}`,
    headers: { authorization: `Bearer ${token}` },
  });
  const files: { name: string }[] = [...(body?.data.documents ?? []), ...(body?.data.photos ?? [])];
  return files.find(({ name }) => name !== 'LOGO.pdf')?.name;
}

async function nameOfImage(course: number): Promise<string> {
  const { name } = await world.portal.database.read((db) =>
    db
      .selectFrom('attachment')
      .select('name')
      .where('noun', '=', 'courses')
      .where('subject_id', '=', course)
      .executeTakeFirstOrThrow(),
  );
  return name;
}

test('has tried as much as there is to try', () => {
  expect(tally.requests()).toBeGreaterThan(UPLOADS.length * 45);
  expect(tally.compared()).toBeGreaterThan(UPLOADS.length * 10);
});
