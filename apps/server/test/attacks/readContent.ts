/** Where what was stored of posts, categories and notifications is read again. */
import { newest } from './newest.ts';
import type { Reader } from './readCard.ts';
import { valueAt } from './sent/attacked.ts';
import { succeed } from './world.ts';

/** A post as its form reads it, where category and roles come with their names. */
export const aPost: Reader = async (world, { params }, path) => {
  const id = params?.['id'] ?? (await newest('post')(world)).id;
  const told = await succeed(world, 'administrator', 'GET', `/api/business/post/${id}`);
  const kept = valueAt(told, path.replace(/^category$/, 'category.id').replace(/^(roles\.\d+)$/, '$1.id'));
  return kept === '' ? null : kept;
};

export const aCategory: Reader = async (world, { params }, path) => {
  const id = params?.['id'] ?? (await newest('content_category')(world)).id;
  return valueAt(await succeed(world, 'administrator', 'GET', `/api/business/content-category/${id}`), path);
};

/** A notification as its form reads it, where persons come with their names. */
export const aNotification: Reader = async (world, { params }, path) => {
  const id = params?.['id'] ?? (await newest('notification')(world)).id;
  const told = await succeed(world, 'administrator', 'GET', `/api/business/notification/${id}`);
  const kept = valueAt(told, path.replace(/^((?:people|applicants)\.\d+)$/, '$1.id'));
  return kept === '' ? null : kept;
};

/** An import with the columns and the choice that its dry run was asked for. */
export const anImport: Reader = async (world, { params }, path) =>
  valueAt(await succeed(world, 'administrator', 'GET', `/api/business/import/${params?.['id']}`), path);
