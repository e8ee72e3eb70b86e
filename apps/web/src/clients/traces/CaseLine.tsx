import type { Traced } from '@portal/contract/clients/traces.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { StageName } from '../StageName.tsx';
import classes from './Traces.module.css';

/** A case in one line: its number, whose it is, the church, the stage. */
export function CaseLine({ of: { caseNumber, name, churchName, stage, deleted } }: { of: Traced['cases'][number] }) {
  const t = useText('traces');
  return (
    <span className={classes.case}>
      <span>{[caseNumber ?? t('noCase'), name, churchName].filter(Boolean).join(' · ')}</span>
      <StageName stage={stage} />
      {deleted && <span className={classes.quiet}>{t('inBin')}</span>}
    </span>
  );
}
