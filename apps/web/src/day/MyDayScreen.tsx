import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconSun } from '@tabler/icons-react';
import type { WaitingLine } from '@portal/contract/day/day.ts';
import type { Waiting } from '@portal/domain/day/waiting.ts';
import { cellOf, shownList } from '../platform/lists/listColumn.ts';
import { ListPage } from '../platform/lists/ListPage.tsx';
import { PersonCell } from '../platform/lists/PersonCell.tsx';
import { RowMenu } from '../platform/lists/RowMenu.tsx';
import { useList } from '../platform/lists/useList.ts';
import { formatNumber } from '../platform/texts/format.ts';
import { ownDay, ownTime } from '../platform/texts/ownClock.ts';
import { useMinute } from '../platform/texts/useMinute.ts';
import { useText } from '../platform/texts/i18n.ts';
import { MY_DAY, useDayLive } from './day.queries.ts';
import { useSettling } from './useSettling.ts';
import { WaitingMark } from './WaitingMark.tsx';

/** Which part of the card is looked at for it. */
const TABS: Partial<Record<Waiting, string>> = {
  interview: 'interview',
  result: 'interview',
  chat: 'chat',
  mail: 'history',
  mention: 'notes',
};

const placeOf = ({ what, applicationId }: WaitingLine): string => {
  const tab = TABS[what];
  return `/requests/dashboard?card=${applicationId}${tab ? `&tab=${tab}` : ''}`;
};

const LIST = shownList('listMyDay', 'day', [
  {
    key: 'name',
    cell: (line) => <PersonCell name={line.name} email={line.caseNumber ?? undefined} to={placeOf(line)} />,
    fixed: true,
    width: 13,
    title: true,
  },
  { key: 'what', cell: (line) => <WaitingMark line={line} />, width: 12 },
  { key: 'line', cell: ({ line }) => line ?? '–', width: 10 },
  { key: 'stage', cell: ({ stage }) => <StageWord stage={stage} />, width: 8 },
  {
    key: 'days',
    cell: ({ days }, t) =>
      days === null ? '–' : t('shownDays', { count: Math.floor(days), shown: formatNumber(Math.floor(days)) }),
    width: 7,
  },
  {
    key: 'at',
    cell: ({ what, at }) => (what === 'interview' ? <Appointed at={at} /> : cellOf.instant(at)),
    width: 8,
    zoned: true,
  },
  { key: 'church', cell: ({ churchName }) => churchName ?? '–', width: 10, rare: true },
]);

/** An appointment comes nearer, and a card grows older, whoever looks on. */
const eachMinute = () => 60_000;

/** What waits for the reader in the active role, the most urgent first; each line leads to its place. */
export function MyDayScreen() {
  const t = useText('day');
  const list = useList(LIST, MY_DAY, eachMinute);
  useDayLive();
  return (
    <ListPage
      of={LIST}
      list={list}
      lead={t('lead')}
      nameOf={({ name }) => name}
      rowActions={menuOf}
      icon={<IconSun size={28} stroke={1.5} />}
      emptyAction={
        <Button variant="default" onClick={() => list.address.filterBy('show', 'later')}>
          {t('seeLater')}
        </Button>
      }
    />
  );
}

const menuOf = (line: WaitingLine) => (line.what === 'reminder' ? <ReminderMenu line={line} /> : null);

function ReminderMenu({ line }: { line: WaitingLine }) {
  const t = useText('day');
  const { press } = useSettling();
  const isDone = line.state === 'done';
  return (
    <RowMenu
      label={t('acts', { name: line.name })}
      acts={[
        {
          label: t(isDone ? 'undone' : 'done'),
          icon: isDone ? IconArrowBackUp : IconCheck,
          does: () => press({ id: line.subject, done: !isDone }),
        },
      ]}
    />
  );
}

/** On the reader's clock. */
function Appointed({ at }: { at: string }) {
  const day = ownDay(at, useMinute());
  return (
    <time dateTime={at}>
      {day}, {ownTime(at)}
    </time>
  );
}

function StageWord({ stage }: { stage: WaitingLine['stage'] }) {
  return useText('stages')(stage);
}
