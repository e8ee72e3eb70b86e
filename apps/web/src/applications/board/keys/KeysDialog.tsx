import { Kbd } from '@mantine/core';
import { useText } from '../../../platform/texts/i18n.ts';
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx';
import classes from './KeysDialog.module.css';

const KEYS = [
  ['↑ ↓', 'keys.upDown'],
  ['← →', 'keys.leftRight'],
  ['Home End', 'keys.homeEnd'],
  ['Enter', 'keys.enter'],
  ['J K', 'keys.neighbours'],
  ['M', 'keys.move'],
  ['A', 'keys.assign'],
  ['T', 'keys.tag'],
  ['X', 'keys.choose'],
  ['Ctrl K', 'keys.search'],
  ['?', 'keys.help'],
  ['Esc', 'keys.escape'],
] as const;

/** The board's keys, for who asks with `?`. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useText('applications');
  return (
    <DialogFrame title={t('keys.title')} size="small" onClose={onClose} closeLabel={t('keys.close')}>
      <dl className={classes.keys}>
        {KEYS.map(([keys, does]) => (
          <div key={keys} className={classes.row}>
            <dt>
              {keys.split(' ').map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>{t('keys.note')}</p>
    </DialogFrame>
  );
}
