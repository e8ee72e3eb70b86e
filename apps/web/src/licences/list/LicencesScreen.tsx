import { Button } from '@mantine/core';
import { IconId, IconRefresh } from '@tabler/icons-react';
import { presentLicenceCode } from '@portal/domain/licences/code.ts';
import { actsOnLicences } from '@portal/domain/licences/access.ts';
import { lateOver } from '../../platform/late/late.tsx';
import { cellOf, shownList } from '../../platform/lists/listColumn.ts';
import { useAskedOfMany } from '../../platform/bulk/useAskedOfMany.ts';
import { ListPage } from '../../platform/lists/ListPage.tsx';
import { PersonCell } from '../../platform/lists/PersonCell.tsx';
import { useList } from '../../platform/lists/useList.ts';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { StateMark } from '../../ui/states/StateMark.tsx';
import type { Selection } from '../../ui/table/selection.ts';
import { LICENCES } from '../licences.queries.ts';
import { STANDING_MARKS } from '../standingMarks.ts';

const RenewDialog = lateOver(() => import('./RenewDialog.tsx'));

const NOTHING = '–';

const LIST = shownList('listLicences', 'licenceList', [
  {
    key: 'name',
    cell: ({ id, name, caseNumber }) => (
      <PersonCell name={name ?? NOTHING} email={caseNumber ?? undefined} to={`/requests/dashboard?card=${id}`} />
    ),
    fixed: true,
    width: 13,
    title: true,
  },
  { key: 'code', cell: ({ code }) => presentLicenceCode(code), width: 8 },
  {
    key: 'standing',
    cell: ({ standing }, t) => (
      <StateMark icon={STANDING_MARKS[standing].icon} tone={STANDING_MARKS[standing].tone}>
        {t(`standing.${standing}`)}
      </StateMark>
    ),
    width: 9,
  },
  { key: 'until', cell: ({ validUntil }) => cellOf.date(validUntil), sorts: 'up', width: 8 },
  {
    key: 'church',
    cell: ({ churchName, country }) => [churchName, cellOf.country(country)].filter(Boolean).join(', ') || NOTHING,
    width: 12,
    tall: true,
  },
  { key: 'ephesian', cell: ({ ephesian }) => ephesian ?? NOTHING, width: 9 },
]);

/** The licences of those who were admitted, those that end first before the others; renewed from here. */
export function LicencesScreen() {
  const t = useText('licenceList');
  const actor = useActor();
  const list = useList(LIST, LICENCES);
  const { ask, asked } = useAskedOfMany(list);
  const renew = (selection: Selection, done: () => void) => (
    <Button leftSection={<IconRefresh size={16} aria-hidden />} onClick={() => ask(selection, done)}>
      {t('renew')}
    </Button>
  );
  return (
    <ListPage
      of={LIST}
      list={list}
      lead={t('lead')}
      nameOf={({ name, code }) => name ?? code}
      {...(actsOnLicences(actor) && { bulk: renew })}
      icon={<IconId size={28} stroke={1.5} />}
    >
      {asked && <RenewDialog {...asked} />}
    </ListPage>
  );
}
