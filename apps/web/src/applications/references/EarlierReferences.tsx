import type { Reference } from '@portal/contract/applications/references.ts';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { formatInstant } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import classes from '../notes/Notes.module.css';
import { useReferenceVersions } from './references.queries.ts';

/** What a reference said before, the latest first, with the name of its document then. */
export function EarlierReferences({ card, reference }: { card: number; reference: Reference }) {
  const t = useText('references');
  const { data, error, refetch, isFetching } = useReferenceVersions(card, reference.id, reference.version);
  if (error) return <FailedReading error={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <SkeletonLines lines={2} label={t('loading')} />;
  return (
    <ol className={classes.earlier} aria-label={t('earlier')}>
      {data.map(({ version, name, description, document, at }) => (
        <li key={version}>
          <strong>{name}</strong>
          <p className={classes.text}>{description}</p>
          {document !== null && <p className={classes.quiet}>{t('documentThen', { name: document })}</p>}
          <p className={classes.quiet}>{formatInstant(at)}</p>
        </li>
      ))}
    </ol>
  );
}
