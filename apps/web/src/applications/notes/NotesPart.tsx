import { useId, useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconLock, IconPlus } from '@tabler/icons-react';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { useBoardAddress } from '../boardAddress.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteItem } from './NoteItem.tsx';
import { useNotes, type NotesOf } from './notes.queries.ts';
import classes from './Notes.module.css';

/** Of so many notes on a search is offered. */
const MANY = 4;
const TYPED_MS = 250;

/** Notes of one kind: what is pinned first, then the newest; a search within the card, and a form for one more. */
export function NotesPart({ of, count }: { of: NotesOf; count: number }) {
  const t = useText('notes');
  const heading = useId();
  const { writing: written, write, endEditing } = useBoardAddress();
  const writing = written === of.kind;
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPED_MS);
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useNotes(
    of,
    search,
    count,
  );
  const notes = data?.pages.flatMap((page) => page.data);
  return (
    <section aria-labelledby={heading} className={classes.part} tabIndex={-1} data-notes={of.kind}>
      <div className={classes.head}>
        <h3 id={heading} className={classes.title}>
          {t(`title.${of.kind}`)}
        </h3>
        {!writing && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => write(of.id, of.kind)}
          >
            {t(`write.${of.kind}`)}
          </Button>
        )}
      </div>
      <p className={classes.internal}>
        <IconLock size={16} aria-hidden />
        {t(`internal.${of.kind}`)}
      </p>
      {writing && <NoteForm of={of} onDone={endEditing} onLeave={endEditing} />}
      {(count >= MANY || typed !== '') && (
        <TextInput label={t('search')} value={typed} onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
      )}
      {error && !notes && <FailedReading title={t('failed')} error={error} onRetry={refetch} busy={isFetching} />}
      {!notes && !error && <SkeletonLines lines={3} label={t('loading')} />}
      {notes?.length === 0 && !writing && (
        <p className={classes.quiet}>{t(search === '' ? `none.${of.kind}` : 'noMatch')}</p>
      )}
      {notes && notes.length > 0 && (
        <ul className={classes.notes} aria-label={t(`title.${of.kind}`)}>
          {notes.map((note) => (
            <NoteItem key={note.id} of={of} note={note} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}
