import { useMemo } from 'react';
import { IconReceiptRefund } from '@tabler/icons-react';
import { cellOf, shownList } from '../../platform/lists/listColumn.ts';
import { ListPage } from '../../platform/lists/ListPage.tsx';
import { useList } from '../../platform/lists/useList.ts';
import { countryName, formatMoney } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { CaseCell } from '../CaseCell.tsx';
import { MONEY } from '../payments.queries.ts';

const NOTHING = '–';

const LIST = shownList('listExonerations', 'exonerationList', [
  {
    key: 'application',
    cell: ({ application }) => <CaseCell application={application} />,
    fixed: true,
    width: 12,
    title: true,
  },
  { key: 'type', cell: ({ type }, t) => t(`type.${type}`), width: 7 },
  { key: 'reason', cell: ({ reason }, t) => t(`reason.${reason}`), width: 9 },
  { key: 'state', cell: ({ state }, t) => t(`state.${state}`), width: 8, title: true },
  {
    key: 'church',
    cell: ({ application: { churchName, country } }) =>
      [churchName, country && countryName(country)].filter(Boolean).join(', ') || NOTHING,
    width: 11,
    tall: true,
    rare: true,
  },
  { key: 'ephesian', cell: ({ application }) => application.ephesian ?? NOTHING, width: 8.5 },
  {
    key: 'amount',
    cell: ({ amount, currency }) => (amount === null || currency === null ? NOTHING : formatMoney(amount, currency)),
    width: 7,
    rare: true,
  },
  { key: 'askedBy', cell: ({ askedBy }) => askedBy, width: 9, rare: true },
  { key: 'by', cell: ({ decidedBy }) => decidedBy ?? NOTHING, width: 9 },
  { key: 'words', cell: ({ words }) => words ?? NOTHING, width: 12, rare: true, tall: true },
  { key: 'asked', cell: ({ askedAt }) => cellOf.instant(askedAt), sorts: 'down', width: 8, zoned: true },
]);

/** Every exoneration with its reason, whose it was and who granted it; a row leads to the money of its case. */
export function ExonerationsScreen() {
  const t = useText('exonerationList');
  const list = useList(LIST, MONEY);
  const givers = list.first?.givers;
  const choices = useMemo(
    () => ({ by: (givers ?? []).map(({ id, name }) => ({ value: String(id), label: name })) }),
    [givers],
  );
  return (
    <ListPage
      of={LIST}
      list={list}
      lead={t('lead')}
      choices={choices}
      nameOf={({ application: { caseNumber, name } }) => [caseNumber, name].filter(Boolean).join(', ')}
      icon={<IconReceiptRefund size={28} stroke={1.5} />}
    />
  );
}
