import type { ManyActName } from '@portal/contract/applications/found/many.ts';
import type { Actor } from '@portal/domain/access/reach.ts';

const RIGHTS: Readonly<Record<ManyActName, RegExp>> = {
  move: /^business\.request\.do\.(?!processing)/,
  // An analyst takes from the pool.
  assign: /^business\.(request\.assign|analyst)$/,
  reassignEphesian: /^business\.request\.assign$/,
  tag: /^business\.request\.tag$/,
  email: /^business\.request\.email$/,
};

/** Whether it is offered at all; what it may not do with one of them the server tells before. */
export const mayToMany = ({ permissions }: Pick<Actor, 'permissions'>, act: ManyActName): boolean =>
  [...permissions].some((slug) => RIGHTS[act].test(slug));
