/** What a row of the screens says: who may open it, and where its code is. */
import type { ComponentType } from 'react';
import type { Actor } from '@portal/domain/access/reach.ts';
import type { Permission } from '@portal/domain/access/permissions.ts';
import { late } from './platform/late/late.tsx';
import { ComingShapes } from './shell/frame/ComingShapes.tsx';

export const holding =
  (permission: Permission) =>
  (actor: Actor): boolean =>
    actor.permissions.has(permission);

export const holdingAny =
  (...permissions: Permission[]) =>
  (actor: Actor): boolean =>
    permissions.some((permission) => actor.permissions.has(permission));

export const coded = (code: () => Promise<ComponentType>) =>
  late(async () => ({ default: await code() }), ComingShapes);
