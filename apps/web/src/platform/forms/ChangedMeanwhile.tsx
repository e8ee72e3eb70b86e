import { useContext, useSyncExternalStore } from 'react';
import { Button } from '@mantine/core';
import { Facts } from '../../ui/Facts.tsx';
import { useText } from '../texts/i18n.ts';
import { FieldWordsContext } from './fields/fieldWords.ts';
import classes from './ChangedMeanwhile.module.css';

/** What somebody else changed: the fields, and what the form would show if nothing had been typed. */
export interface Changed {
  fields: readonly string[];
  now: Readonly<Record<string, unknown>>;
}

interface Props {
  changed: Changed;
  /** What it also is now, beyond the fields. */
  beside?: readonly (readonly [string, string])[] | undefined;
  /** Takes what it is now in the place of what was typed. */
  onTake: () => void;
}

const NOTHING: readonly (readonly [string, string])[] = [];

/** Says in a form that somebody else changed meanwhile what it is about, and to what, field by field in the form's words. */
export function ChangedMeanwhile({ changed, beside = NOTHING, onTake }: Props) {
  const t = useText('forms');
  const words = useContext(FieldWordsContext);
  // Where the form opens with it, the fields name themselves only after the first drawing.
  useSyncExternalStore(words.subscribe, words.changes);
  const fields = [...words.known].filter(([name]) => changed.fields.includes(name));
  return (
    <div className={classes.changed} role="alert">
      <p>{t('changed')}</p>
      <Facts
        facts={[
          ...fields.map(([name, { label, shown }]) => [label, shown(changed.now[name]) || t('nothing')] as const),
          ...beside,
        ]}
      />
      <p>{t('changedKept')}</p>
      <Button size="compact-sm" variant="default" onClick={onTake}>
        {t('takeNewest')}
      </Button>
    </div>
  );
}
