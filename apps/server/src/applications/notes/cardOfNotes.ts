import type { ReachFacts } from '@portal/domain/access/reach.ts';
import { NOTE_RIGHTS, type NoteKind } from '@portal/domain/applications/notes.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notPermitted } from '../../platform/http/recognise.ts';
import { seeCard } from '../seeCard.ts';

/** The card whose notes of a kind are asked for: out of reach it is not found, without the kind's right it is GE004. */
export async function seeCardOfNotes(
  context: StaffContext,
  { id, kind }: { id: number; kind: NoteKind },
  where: { inBin?: boolean } = {},
): Promise<ReachFacts> {
  const facts = await seeCard(context, id, where);
  if (!context.actor.permissions.has(NOTE_RIGHTS[kind])) throw notPermitted(context.actor, NOTE_RIGHTS[kind]);
  return facts;
}
