import { useState } from 'react';
import type { Note } from '@portal/contract/applications/notes.ts';
import { call } from '../../platform/network/api.ts';
import { formatInstant } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { EarlierTexts } from './EarlierTexts.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteText } from './NoteText.tsx';
import { RemovalDialog } from './RemovalDialog.tsx';
import { WrittenItem, type ShownOfItem } from './WrittenItem.tsx';
import { useRenewNotes, type NotesOf } from './notes.queries.ts';

/** One note. */
export function NoteItem({ of, note }: { of: NotesOf; note: Note }) {
  const t = useText('notes');
  const renew = useRenewNotes(of);
  const { title, by, at } = note;
  const [shows, setShows] = useState<ShownOfItem>();
  const close = () => setShows(undefined);
  const params = { ...of, note: note.id };
  return (
    <WrittenItem
      title={title}
      written={note}
      mayWrite
      words={{
        actions: t('actions', { title }),
        ownOnly: t('ownOnly', { name: by.name }),
        by: t('by', { name: by.name, when: formatInstant(at) }),
        pinned: t('pinnedNow', { title }),
        unpinned: t('unpinned', { title }),
        notPinned: t('notPinned', { title }),
      }}
      pin={{ act: (pinned) => call('pinNote', { params, body: { pinned } }), after: () => void renew() }}
      shows={shows}
      onShow={setShows}
      form={<NoteForm of={of} note={note} onDone={close} onLeave={close} />}
      earlier={<EarlierTexts of={of} note={note} />}
      removal={
        <RemovalDialog
          kind={of.kind}
          subject={`note ${note.id}`}
          words={{
            title: t('removeTitle', { title }),
            text: t('removeText'),
            submit: t('removeSubmit'),
            removed: t('removed', { title }),
          }}
          remove={(idempotencyKey) => call('removeNote', { params, idempotencyKey })}
          renew={renew}
          onClose={close}
        />
      }
    >
      <NoteText note={note} />
    </WrittenItem>
  );
}
