import { useMemo } from 'react';
import { Button } from '@mantine/core';
import {
  IconCalendarTime,
  IconCircleCheck,
  IconClockExclamation,
  IconClockOff,
  IconFileImport,
} from '@tabler/icons-react';
import type { DatedDocument } from '@portal/contract/applications/documents/datedDocuments.ts';
import { DOCUMENT_KINDS } from '@portal/domain/applications/form.ts';
import { datesDocuments, type DatedStanding } from '@portal/domain/applications/files/datedDocuments.ts';
import { useAskedOfMany } from '../../../platform/bulk/useAskedOfMany.ts';
import { lateOver } from '../../../platform/late/late.tsx';
import { cellOf, shownList } from '../../../platform/lists/listColumn.ts';
import { ListPage } from '../../../platform/lists/ListPage.tsx';
import { PersonCell } from '../../../platform/lists/PersonCell.tsx';
import { useList } from '../../../platform/lists/useList.ts';
import { useActor } from '../../../platform/session/actor.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { StateMark } from '../../../ui/states/StateMark.tsx';
import type { Selection } from '../../../ui/table/selection.ts';
import { DATED_DOCUMENTS } from './datedDocuments.queries.ts';

const AskDialog = lateOver(() => import('./AskDocumentsDialog.tsx'));
const DateDialog = lateOver(() => import('./DateDocumentsDialog.tsx'));

const NOTHING = '–';

const MARKS = {
  ENDING: { icon: IconClockExclamation, tone: 'attention' },
  ENDED: { icon: IconClockOff, tone: 'bad' },
  VALID: { icon: IconCircleCheck, tone: 'good' },
} as const satisfies Record<DatedStanding, unknown>;

function KindOf({ kind }: Pick<DatedDocument, 'kind'>) {
  return useText('applicationForm')(`fields.documents.${kind}`);
}

const LIST = shownList('listDatedDocuments', 'datedDocuments', [
  {
    key: 'name',
    cell: ({ application, name, caseNumber }) => (
      <PersonCell
        name={name ?? NOTHING}
        email={caseNumber ?? undefined}
        to={`/requests/dashboard?card=${application}&tab=documents`}
      />
    ),
    fixed: true,
    width: 13,
    title: true,
  },
  { key: 'kind', cell: ({ kind }) => <KindOf kind={kind} />, width: 12, tall: true },
  {
    key: 'standing',
    cell: ({ standing }, t) => (
      <StateMark icon={MARKS[standing].icon} tone={MARKS[standing].tone}>
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

/** Accepted documents that expire, those that end first before the others; asked for anew or dated anew from here. */
export function DatedDocumentsScreen() {
  const t = useText('datedDocuments');
  const actor = useActor();
  const list = useList(LIST, DATED_DOCUMENTS);
  const form = useText('applicationForm');
  const choices = useMemo(
    () => ({ kind: DOCUMENT_KINDS.map((value) => ({ value, label: form(`fields.documents.${value}`) })) }),
    [form],
  );
  const asking = useAskedOfMany(list);
  const dating = useAskedOfMany(list);
  const mayAsk = actor.permissions.has('business.request.do.processing.corrections');
  const mayDate = datesDocuments(actor);
  const acts = (selection: Selection, done: () => void) => (
    <>
      {mayAsk && (
        <Button leftSection={<IconFileImport size={16} aria-hidden />} onClick={() => asking.ask(selection, done)}>
          {t('ask')}
        </Button>
      )}
      {mayDate && (
        <Button
          variant="default"
          leftSection={<IconCalendarTime size={16} aria-hidden />}
          onClick={() => dating.ask(selection, done)}
        >
          {t('date')}
        </Button>
      )}
    </>
  );
  return (
    <ListPage
      of={LIST}
      list={list}
      choices={choices}
      lead={t('lead')}
      nameOf={({ name, caseNumber }) => name ?? caseNumber ?? NOTHING}
      {...((mayAsk || mayDate) && { bulk: acts })}
      icon={<IconCalendarTime size={28} stroke={1.5} />}
    >
      {asking.asked && <AskDialog {...asking.asked} />}
      {dating.asked && <DateDialog {...dating.asked} />}
    </ListPage>
  );
}
