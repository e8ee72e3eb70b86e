import type { Note } from '@portal/contract/applications/notes.ts';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { formatInstant } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { useNoteVersions, type NotesOf } from './notes.queries.ts';
import classes from './Notes.module.css';

/** What a note said before, the latest first. */
export function EarlierTexts({ of, note }: { of: NotesOf; note: Note }) {
  const t = useText('notes');
  const { data, error, refetch, isFetching } = useNoteVersions(of, note.id, note.version);
  if (error) return <FailedReading error={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <SkeletonLines lines={2} label={t('loading')} />;
  return (
    <ol className={classes.earlier} aria-label={t('earlier')}>
      {data.map(({ version, title, description, at }) => (
        <li key={version}>
          <strong>{title}</strong>
          <p className={classes.text}>{description}</p>
          <p className={classes.quiet}>{formatInstant(at)}</p>
        </li>
      ))}
    </ol>
  );
}
