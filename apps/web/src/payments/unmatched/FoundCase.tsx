import { isRefusal } from '../../platform/network/refusals.ts';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './FoundCase.module.css';
import { usePayableCase } from '../payments.queries.ts';

/** Whose case a number is, and what would keep the payment from counting for it. */
export function FoundCase({ payment, typed }: { payment: number; typed: string }) {
  const t = useText('paymentList');
  const stages = useText('stages');
  const { data: found, error } = usePayableCase(payment, typed);
  return (
    <output className={classes.found}>
      {isRefusal(error, 'payment.case') && <p>{t('noSuchCase')}</p>}
      {found && (
        <>
          <p>
            <strong>{t('found', { name: found.name, church: found.churchName })}</strong>
            <br />
            {t('foundStage', { stage: stages(found.status) })}
          </p>
          <p>
            {found.whyNot.length === 0 ? t('willCount') : found.whyNot.map((code) => t(`whyNot.${code}`)).join(' ')}
          </p>
        </>
      )}
    </output>
  );
}
