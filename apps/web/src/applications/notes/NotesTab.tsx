import type { Detail } from '@portal/contract/applications/detail.ts';
import { NOTE_KINDS } from '@portal/domain/applications/notes.ts';
import { ReferencesPart } from '../references/ReferencesPart.tsx';
import { NotesPart } from './NotesPart.tsx';

/** Notes of the card, its ER notes, and what others say of the leader, each for those alone who may read it. */
export function NotesTab({ application }: { application: Detail }) {
  return (
    <>
      {NOTE_KINDS.map((kind) => {
        const count = application.notes[kind];
        return count === null ? null : (
          <NotesPart key={`${application.id} ${kind}`} of={{ id: application.id, kind }} count={count} />
        );
      })}
      <ReferencesPart key={application.id} application={application} />
    </>
  );
}
