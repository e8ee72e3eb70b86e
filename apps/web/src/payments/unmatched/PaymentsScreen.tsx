import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconCoin } from '@tabler/icons-react';
import type { UnmatchedPayment } from '@portal/contract/payments.ts';
import { lateOver } from '../../platform/late/late.tsx';
import { cellOf, shownList } from '../../platform/lists/listColumn.ts';
import { ListPage } from '../../platform/lists/ListPage.tsx';
import { useList } from '../../platform/lists/useList.ts';
import { formatMoney, formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { CaseCell } from '../CaseCell.tsx';
import { MONEY } from '../payments.queries.ts';
import { PaymentMenu, type Asked } from './PaymentMenu.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import { paymentName } from './paymentName.ts';

const DIALOGS = {
  assign: lateOver(() => import('./AssignPaymentDialog.tsx')),
  aside: lateOver(() => import('./SetAsideDialog.tsx')),
};

const LIST = shownList('listPayments', 'paymentList', [
  {
    key: 'amount',
    cell: ({ amount, currency }) => <strong>{formatMoney(amount, currency)}</strong>,
    fixed: true,
    width: 7.5,
    title: true,
  },
  { key: 'why', cell: ({ why }, t) => t(`why.${why ?? 'NONE'}`), width: 11, tall: true, title: true },
  { key: 'application', cell: ({ application }) => <CaseCell application={application} />, width: 11, tall: true },
  { key: 'reference', cell: ({ reference }) => reference ?? '', width: 9, tall: true },
  { key: 'method', cell: ({ method }) => method ?? '', width: 8, rare: true },
  { key: 'outcome', cell: (payment) => <PaymentOutcome payment={payment} />, width: 11, tall: true },
  { key: 'received', cell: ({ receivedAt }) => cellOf.instant(receivedAt), sorts: 'down', width: 8, zoned: true },
]);

/** Money that came and did not count, until somebody settles it; and what became of the rest (`?show=all`). */
export function PaymentsScreen() {
  const t = useText('paymentList');
  const list = useList(LIST, MONEY);
  const { address } = list;
  const [asked, setAsked] = useState<Asked>();
  const Dialog = asked && DIALOGS[asked.act];
  const menuOf = (payment: UnmatchedPayment) => <PaymentMenu payment={payment} onAsk={setAsked} />;
  const isOpenAlone = (address.filters['show'] ?? 'open') === 'open';
  return (
    <ListPage
      of={LIST}
      list={list}
      lead={t('lead')}
      countText={(count) => t(isOpenAlone ? 'count.open' : 'count', { count, shown: formatNumber(count) })}
      nameOf={paymentName}
      rowActions={menuOf}
      icon={<IconCoin size={28} stroke={1.5} />}
      emptyAction={
        <Button variant="default" onClick={() => address.filterBy('show', 'all')}>
          {t('showAll')}
        </Button>
      }
    >
      {asked && Dialog && <Dialog payment={asked.payment} onClose={() => setAsked(undefined)} />}
    </ListPage>
  );
}
