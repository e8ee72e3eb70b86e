import { useContext, useSyncExternalStore } from 'react';
import { formatList } from '../texts/format.ts';
import { useText } from '../texts/i18n.ts';
import { FieldWordsContext, RestoredContext } from './fields/fieldWords.ts';
import classes from './RestoredFields.module.css';

/** Above the button that sends: which fields a restored draft changed, for some of them may be out of sight. */
export function RestoredFields() {
  const t = useText('forms');
  const restored = useContext(RestoredContext);
  const words = useContext(FieldWordsContext);
  // The fields name themselves only after the first drawing.
  useSyncExternalStore(words.subscribe, words.changes);
  const labels = [...words.known].filter(([name]) => restored.has(name)).map(([, { label }]) => label);
  if (labels.length === 0) return null;
  return <p className={classes.restored}>{t('restoredFields', { fields: formatList(labels) })}</p>;
}
