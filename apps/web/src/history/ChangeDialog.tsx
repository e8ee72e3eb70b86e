import { Link } from 'react-router';
import type { Change } from '@portal/contract/history.ts';
import { changedFields, changeEvent } from '@portal/messages/history/changeWords.ts';
import { ChangedFields } from '../platform/history/ChangedFields.tsx';
import { useChangeWords } from '../platform/history/useChangeWords.ts';
import { useThisList } from '../platform/lists/wayBack.ts';
import { useActor } from '../platform/session/actor.ts';
import { formatInstant } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { DialogFrame } from '../ui/dialog/DialogFrame.tsx';
import { Facts } from '../ui/Facts.tsx';
import { doneBy, recordOf } from './changeWords.ts';
import { recordPath } from './recordPath.ts';
import classes from './ChangeDialog.module.css';

/** One change: of what, by whom, when and from where, and every field before and after. */
export function ChangeDialog({ change, onClose }: { change: Change; onClose: () => void }) {
  const t = useText('history');
  const common = useText('common');
  const words = useChangeWords();
  const list = useThisList();
  const path = recordPath(change, useActor().permissions);
  const name = recordOf(change, t);
  const facts = [
    [t('record'), name === t(`noun.${change.noun}`) ? name : `${name} (${t(`noun.${change.noun}`)})`],
    [t('by'), doneBy(change, t)],
    [t('at'), formatInstant(change.at)],
    [t('ip'), change.ip],
  ] as const;
  return (
    <DialogFrame
      title={changeEvent(words, change.noun, change)}
      onClose={onClose}
      closeLabel={common('close')}
      closeOutside
    >
      <Facts facts={facts} />
      <h3 className={classes.title}>{t('changed')}</h3>
      {changedFields(words, change.noun, change).length === 0 ? (
        <p className={classes.quiet}>{t('noFields')}</p>
      ) : (
        <ChangedFields noun={change.noun} entry={change} />
      )}
      {path !== undefined && (
        <p className={classes.way}>
          <Link to={path} state={list}>
            {t('openRecord')}
          </Link>
        </p>
      )}
    </DialogFrame>
  );
}
