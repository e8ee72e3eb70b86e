import { anyOf } from '@portal/contract/endpoints.ts';
import type { ImportKind } from '@portal/domain/imports/imports.ts';
import type { StaffActor } from '../../platform/http/context.ts';
import { requireAny } from '../../platform/http/recognise.ts';
import type { ImportKindDefinition } from './importKind.ts';

/** What is defined of a kind, for whoever holds the right that its form asks for; else GE004. */
export function requireKind(
  kinds: readonly ImportKindDefinition[],
  actor: StaffActor,
  kind: ImportKind,
): ImportKindDefinition {
  const definition = kinds.find((each) => each.kind === kind);
  if (!definition) throw new Error(`Nothing is defined to be imported as ${kind}.`);
  requireAny(actor, anyOf(definition.right));
  return definition;
}
