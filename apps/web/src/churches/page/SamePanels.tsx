import { useState } from 'react';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { Alike, MergedIn } from '@portal/contract/churches/churches.ts';
import type { MergedNoun } from '@portal/domain/churches/merging.ts';
import { useQuickAct } from '../../platform/forms/useQuickAct.ts';
import { lateOver } from '../../platform/late/late.tsx';
import { call } from '../../platform/network/api.ts';
import { formatDate, formatInstant } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PAGES } from './churchPages.queries.ts';
import classes from './NetworkPage.module.css';

const MergeDialog = lateOver(async () => ({ default: (await import('./MergeDialog.tsx')).MergeDialog }));

interface Props {
  noun: MergedNoun;
  id: number;
  alike: readonly Alike[];
  merged: readonly MergedIn[];
  may: boolean;
}

/** Who may be the same as this one, with where their applications stand; and what was merged into it. */
export function SamePanels({ noun, id, alike, merged, may }: Props) {
  const t = useText('churchPages');
  return (
    <>
      {alike.length > 0 && (
        <Panel title={t('alike')}>
          <ul className={classes.list}>
            {alike.map((other) => (
              <AlikeRow key={other.id} noun={noun} id={id} other={other} may={may} />
            ))}
          </ul>
        </Panel>
      )}
      {merged.length > 0 && (
        <Panel title={t('merged')}>
          <ul className={classes.list}>
            {merged.map((merging) => (
              <MergedRow key={merging.id} merging={merging} may={may} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function AlikeRow({ noun, id, other, may }: Pick<Props, 'noun' | 'id' | 'may'> & { other: Alike }) {
  const t = useText('churchPages');
  const stages = useText('stages');
  const [merging, setMerging] = useState(false);
  const { name, stage } = other;
  const { press, pressed } = useQuickAct({
    act: ({ id: one }: Alike) => call('sayNotSame', { body: { noun, one: id, other: one } }),
    done: () => t('notSameSaid', { name }),
    failed: () => t('notSameFailed', { name }),
    renews: PAGES,
  });
  return (
    <li>
      <Link className={classes.link ?? ''} to={`/${noun === 'churches' ? 'churches' : 'leaders'}/${other.id}`}>
        {name}
      </Link>
      {stage !== null && <span className={classes.quiet}>{stages(stage)}</span>}
      {may && (
        <>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('compareWith', { name })}
            onClick={() => setMerging(true)}
          >
            {t('compare')}
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            loading={pressed !== undefined}
            aria-label={t('notSameAs', { name })}
            onClick={() => press(other)}
          >
            {t('notSame')}
          </Button>
        </>
      )}
      {merging && <MergeDialog noun={noun} kept={id} gone={other.id} onClose={() => setMerging(false)} />}
    </li>
  );
}

function MergedRow({ merging, may }: { merging: MergedIn; may: boolean }) {
  const t = useText('churchPages');
  const { name, at, undoableUntil } = merging;
  const { press, pressed } = useQuickAct({
    act: ({ id }: MergedIn) => call('undoMerge', { params: { id } }),
    done: () => t('unmerged', { name }),
    failed: () => t('unmergeFailed', { name }),
    renews: PAGES,
  });
  return (
    <li>
      <span>{name}</span>
      <span className={classes.quiet}>
        {formatInstant(at)}
        {undoableUntil !== null && ` · ${t('undoableUntil', { date: formatDate(undoableUntil) })}`}
      </span>
      {may && undoableUntil !== null && (
        <Button
          variant="default"
          size="compact-sm"
          loading={pressed !== undefined}
          aria-label={t('unmergeOf', { name })}
          onClick={() => press(merging)}
        >
          {t('unmerge')}
        </Button>
      )}
    </li>
  );
}
