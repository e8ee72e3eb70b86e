import { useState } from 'react';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBan, IconCheck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FoundAttendee } from '@portal/contract/events/checkIn.ts';
import { LONGEST_SEARCH } from '@portal/contract/lists.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { call } from '../../platform/network/api.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Portrait } from '../../ui/people/Portrait.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { EVENTS } from '../events.queries.ts';
import type { KeptList } from './offline/keptList.ts';
import { judge, searchList } from './offline/judge.ts';
import { useFirstFocus } from './useFirstFocus.ts';
import classes from './Door.module.css';

const PAUSE_MS = 250;

interface Props {
  event: number;
  /** What this device knows without network. */
  list: KeptList | undefined;
  onFound: (client: number) => void;
}

/** Finds who has no licence at hand, within the reader's reach, with what the door would say of each. */
export function NameSearch({ event, list, onFound }: Props) {
  const t = useText('door');
  const field = useFirstFocus();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const query = useQuery({
    queryKey: [...EVENTS, 'door', event, 'attendees', search],
    queryFn: ({ signal }) => call('findAttendees', { params: { id: event }, query: { search }, signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isAlone = query.isError || query.isPaused;
  const found = search === '' ? undefined : isAlone && list ? onDevice(list, search) : query.data;
  return (
    <div className={classes.search}>
      <TextInput
        ref={field}
        size="lg"
        label={t('search')}
        description={t('searchHint')}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
      />
      {search !== '' && !(isAlone && list) && <UntilRead query={query} />}
      <output className={classes.quiet}>
        {found && t('found', { count: found.length, shown: formatNumber(found.length) })}
      </output>
      <ul className={classes.doors}>
        {found?.map(({ client, name, churchName, photo, problem }) => (
          <li key={client}>
            <button type="button" className={classes.door} onClick={() => onFound(client)}>
              <Portrait name={name} url={photo} size={48} />
              <span>
                <b>{name}</b>
                {churchName !== null && <span className={classes.quiet}>{churchName}</span>}
                <StateMark icon={problem ? IconBan : IconCheck} tone={problem ? 'bad' : 'good'}>
                  {problem ? problemText(problem as Parameters<typeof problemText>[0]) : t('submit')}
                </StateMark>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whom the device knows, with what its door would say of each. */
const onDevice = (list: KeptList, search: string): FoundAttendee[] =>
  searchList(list, search).map(({ client, name, churchName }) => {
    const judged = judge(list, [], { client: client ?? 0 }, Date.now());
    const problem = judged.is === 'refused' ? (judged.problem as FoundAttendee['problem']) : null;
    return { client: client ?? 0, name, churchName, photo: null, problem };
  });
