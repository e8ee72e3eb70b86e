import { IconArchive, IconFileArrowRight } from '@tabler/icons-react';
import type { UnmatchedPayment } from '@portal/contract/payments.ts';
import { RowMenu } from '../../platform/lists/RowMenu.tsx';
import { formatInstant, formatMoney } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';

export interface Asked {
  act: 'assign' | 'aside';
  payment: UnmatchedPayment;
}

/** What may be done about a payment: what was set aside by mistake may still be assigned. */
export function PaymentMenu({ payment, onAsk }: { payment: UnmatchedPayment; onAsk: (asked: Asked) => void }) {
  const t = useText('paymentList');
  const { amount, currency, receivedAt, state, refund } = payment;
  const isSettled = refund !== null || (state !== 'UNMATCHED' && state !== 'SET_ASIDE');
  return (
    <RowMenu
      label={t('acts', { amount: formatMoney(amount, currency), instant: formatInstant(receivedAt) })}
      acts={[
        {
          label: t('assign'),
          icon: IconFileArrowRight,
          does: () => onAsk({ act: 'assign', payment }),
          why: isSettled ? t('settledAlready') : undefined,
        },
        !isSettled &&
          state === 'UNMATCHED' && {
            label: t('setAside'),
            icon: IconArchive,
            does: () => onAsk({ act: 'aside', payment }),
          },
      ]}
    />
  );
}
