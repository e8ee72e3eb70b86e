import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconCalendarEvent, IconCalendarShare } from '@tabler/icons-react';
import type { MyInterview } from '@portal/contract/interviews/myInterviews.ts';
import { SHOWN_INTERVIEWS } from '@portal/domain/interviews/myInterviews.ts';
import { lateOver } from '../../platform/late/late.tsx';
import { cellOf, shownList } from '../../platform/lists/listColumn.ts';
import { ListPage } from '../../platform/lists/ListPage.tsx';
import { PersonCell } from '../../platform/lists/PersonCell.tsx';
import { useList } from '../../platform/lists/useList.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { InterviewStateMark } from './InterviewStateMark.tsx';
import { InterviewWhen } from './InterviewWhen.tsx';
import { MeetingPlace } from './MeetingPlace.tsx';
import { MY_INTERVIEWS } from './myInterviews.queries.ts';

const CalendarFeedDialog = lateOver(() => import('./CalendarFeedDialog.tsx'));

const LIST = shownList('listMyInterviews', 'myInterviews', [
  { key: 'name', cell: (interview) => <LeaderCell interview={interview} />, fixed: true, width: 13, title: true },
  { key: 'at', cell: (interview) => <InterviewWhen interview={interview} />, sorts: 'up', width: 11, zoned: true },
  { key: 'state', cell: (interview) => <InterviewStateMark interview={interview} />, width: 11 },
  {
    key: 'place',
    cell: ({ place }, t) => (place === null ? '–' : <MeetingPlace place={place} join={t('join')} />),
    width: 10,
  },
  {
    key: 'church',
    cell: ({ churchName, country }) => [churchName, cellOf.country(country)].filter(Boolean).join(', '),
    width: 9,
  },
  { key: 'interviewer', cell: ({ interviewer }, t) => interviewer ?? t('nobody'), width: 8 },
]);

/** An appointment comes nearer and is over, whoever looks on. */
const eachMinute = () => 60_000;

/** The interviews that one holds or answers for as Ephesian, the earliest first; a row opens its card at the interview. */
export function MyInterviewsScreen() {
  const t = useText('myInterviews');
  const list = useList(LIST, MY_INTERVIEWS, eachMinute);
  const [isSharing, setSharing] = useState(false);
  const { address } = list;
  const shown = SHOWN_INTERVIEWS.find((one) => one === address.filters['state']) ?? 'open';
  return (
    <ListPage
      of={LIST}
      list={list}
      lead={t('lead')}
      countText={(count) => t(shown === 'open' ? 'count.open' : 'count', { count, shown: formatNumber(count) })}
      nameOf={({ name }) => name}
      icon={<IconCalendarEvent size={28} stroke={1.5} />}
      emptyAction={
        <Button variant="default" onClick={() => address.filterBy('state', 'done')}>
          {t('showDone')}
        </Button>
      }
      actions={
        <Button
          variant="default"
          leftSection={<IconCalendarShare size={16} aria-hidden />}
          onClick={() => setSharing(true)}
        >
          {t('share')}
        </Button>
      }
    >
      {isSharing && <CalendarFeedDialog onClose={() => setSharing(false)} />}
    </ListPage>
  );
}

const LeaderCell = ({ interview: { id, name, caseNumber } }: { interview: MyInterview }) => (
  <PersonCell name={name} email={caseNumber ?? undefined} to={`/requests/dashboard?card=${id}&tab=interview`} />
);
