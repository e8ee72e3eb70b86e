/** Posts and categories, made anew for each scene. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { png } from '../../../people/applicants.ts';
import { postBody } from '../../../people/posts.ts';
import type { Fields } from '../../shapesOf.ts';
import { succeed, type World } from '../../world.ts';
import type { Made, Scene } from '../scene.ts';

let made = 0;
const named = (name: string) => ({ en: `${name} ${(made += 1)}`, es: `${name} ${made} (es)` });

const post = (world: World, path: string, body: Fields) =>
  succeed(world, 'administrator', 'POST', `/api/business/${path}`, body);
const category = async (world: World): Promise<number> =>
  (await post(world, 'content-category', { name: named('Guías') })).id;

/** All that a post is made of, with the role of analysts. */
async function form(world: World): Promise<Fields> {
  const analysts = await world.portal.database.read((db) =>
    db.selectFrom('role').select('id').where('slug', '=', 'analyst').executeTakeFirstOrThrow(),
  );
  return {
    ...postBody(await category(world), { title: named('Oración'), roles: [analysts.id] }),
    alt: named('Manos'),
    noImage: false,
  };
}
const newPost = async (world: World): Promise<number> => (await post(world, 'post', await form(world))).id;

const upon =
  (body?: (world: World) => Promise<Fields> | Fields): Scene['make'] =>
  async (world): Promise<Made> => ({
    params: { id: await newPost(world) },
    ...(body && { body: await body(world) }),
  });
const uponCategory =
  (body?: Fields): Scene['make'] =>
  async (world): Promise<Made> => ({ params: { id: await category(world) }, ...(body && { body }) });

export const contentScenes = {
  getCategory: [{ lasts: 'always', make: uponCategory() }],
  listCategoryHistory: [{ lasts: 'always', make: uponCategory() }],
  createCategory: [{ make: () => ({ body: { name: named('Noticias') } }) }],
  updateCategory: [{ make: (world) => uponCategory({ name: named('Avisos'), version: 1 })(world) }],
  deleteCategory: [{ make: uponCategory({ version: 1 }) }],
  getPost: [{ lasts: 'always', make: upon() }],
  listPostHistory: [{ lasts: 'always', make: upon() }],
  uploadPostImage: [{ make: async () => ({ file: { name: 'manos.png', bytes: await png(400) } }) }],
  createPost: [{ make: async (world) => ({ body: await form(world) }) }],
  updatePost: [{ make: upon(async (world) => ({ ...(await form(world)), confirmed: false, version: 1 })) }],
  switchPost: [{ make: upon(() => ({ state: 'ENDED', version: 1 })) }],
  placePost: [{ make: upon(() => ({ place: 'last' })) }],
  deletePost: [{ make: upon(() => ({ version: 1 })) }],
  listResources: [
    { lasts: 'always', make: async (world) => ({ query: { search: 'ora', category: String(await category(world)) } }) },
  ],
  getResource: [
    {
      lasts: 'always',
      make: async (world) => {
        // For every role that is shipped: whoever is signed in may read.
        const roles = await world.portal.database.read((db) =>
          db.selectFrom('role').select('id').where('slug', 'in', Object.keys(SHIPPED_ROLES)).execute(),
        );
        const body = { ...(await form(world)), roles: roles.map((role) => role.id) };
        const { id } = await post(world, 'post', body);
        return { params: { id } };
      },
    },
  ],
} satisfies Partial<Record<EndpointName, readonly Scene[]>>;
