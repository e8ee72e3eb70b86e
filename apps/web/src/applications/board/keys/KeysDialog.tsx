import { Kbd, Switch } from '@mantine/core';
import { useText } from '../../../platform/texts/i18n.ts';
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx';
import { useLetters } from './useLetters.ts';
import classes from './KeysDialog.module.css';

const KEYS = [
  ['↑ ↓', 'upDown'],
  ['← →', 'leftRight'],
  ['Home End', 'homeEnd'],
  ['Enter', 'enter'],
  ['J K', 'neighbours'],
  ['M', 'move'],
  ['A', 'assign'],
  ['T', 'tag'],
  ['H', 'history'],
  ['X', 'choose'],
  ['Ctrl K', 'search'],
  ['?', 'help'],
  ['Esc', 'escape'],
] as const;

/** The board's keys, for who asks with `?`, and whether single letters are among them. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useText('boardKeys');
  const [letters, setLetters] = useLetters();
  return (
    <DialogFrame title={t('title')} size="small" onClose={onClose} closeLabel={t('close')}>
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
      <p className={classes.note}>{t('note')}</p>
      <Switch
        className={classes.switch}
        label={t('letters')}
        description={t('lettersHint')}
        checked={letters}
        onChange={({ currentTarget }) => setLetters(currentTarget.checked)}
      />
    </DialogFrame>
  );
}
