import type { Detail } from '@portal/contract/applications/detail.ts';
import { CodeNote } from '../../platform/failures/CodeNote.tsx';
import { formatInstant } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { lastChangeOf } from '../lastChange.ts';
import classes from './CardNews.module.css';

interface Props {
  error: unknown;
  /** Nothing while it is read, and where it cannot be seen any more. */
  now: Detail | undefined;
  isOver: boolean;
}

/** In a dialog upon a card that somebody else changed meanwhile: what it is now, and what to do next. */
export function CardNews({ error, now, isOver }: Props) {
  const t = useText('applicationDetail');
  const board = useText('applications');
  const stages = useText('stages');
  const last = now && lastChangeOf(now);
  return (
    <div className={classes.news}>
      <div role="alert">
        {now ? (
          <>
            <p>{t('dialog.changed')}</p>
            <p>
              {board('move.changedTo', { stage: stages(now.status) })}{' '}
              {last?.by && board('move.changedBy', { by: last.by, when: formatInstant(last.at) })}
            </p>
            <p>{t(isOver ? 'dialog.changedOver' : 'dialog.changedAgain')}</p>
          </>
        ) : (
          <p>{board('move.gone')}</p>
        )}
      </div>
      <CodeNote error={error} />
    </div>
  );
}
