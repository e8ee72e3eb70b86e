import { Button } from '@mantine/core';
import { useCopying } from '../../platform/browser/useCopying.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import classes from './SecondFactor.module.css';

/** The recovery codes, this once. A press beside the dialog does not take them away. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText('secondFactor');
  const common = useText('common');
  const { copy, said, shown } = useCopying(codes.join('\n'));
  return (
    <DialogFrame title={t('shownTitle')} size="small" closeLabel={common('close')} onClose={onClose}>
      <p>{t('shownText')}</p>
      <section ref={shown}>
        <ul className={classes.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </section>
      <div className={classes.acts}>
        <Button variant="default" onClick={copy}>
          {t('copyCodes')}
        </Button>
        <Button onClick={onClose}>{t('shownDone')}</Button>
      </div>
      <output>{said === 'copied' && t('codesCopied')}</output>
    </DialogFrame>
  );
}
