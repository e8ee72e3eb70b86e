import { Kbd, Modal } from '@mantine/core';
import { useText } from '../../../platform/texts/i18n.ts';
import classes from './KeysDialog.module.css';

const KEYS = [
  ['↑ ↓', 'keys.upDown'],
  ['← →', 'keys.leftRight'],
  ['Home End', 'keys.homeEnd'],
  ['Enter', 'keys.enter'],
  ['M', 'keys.move'],
  ['A', 'keys.assign'],
  ['?', 'keys.help'],
  ['Esc', 'keys.escape'],
] as const;

/** The board's keys, for who asks with `?`. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useText('applications');
  return (
    <Modal
      opened
      lockScroll={false}
      onClose={onClose}
      title={t('keys.title')}
      closeButtonProps={{ 'aria-label': t('keys.close') }}
    >
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
    </Modal>
  );
}
