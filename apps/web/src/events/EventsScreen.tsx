import { useMemo, useState } from 'react';
import { Button } from '@mantine/core';
import { IconCalendarPlus, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { PortalEvent } from '@portal/contract/events/events.ts';
import { shownList } from '../platform/lists/listColumn.ts';
import { ListPage } from '../platform/lists/ListPage.tsx';
import { PersonCell } from '../platform/lists/PersonCell.tsx';
import { useList } from '../platform/lists/useList.ts';
import { useActor } from '../platform/session/actor.ts';
import { formatList, formatNumber } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { DeleteEventDialog } from './DeleteEventDialog.tsx';
import { EventMenu } from './EventMenu.tsx';
import { EventStatusMark } from './EventStatusMark.tsx';
import { daysOf } from './eventTimes.ts';
import { EVENTS, useEventOptions } from './events.queries.ts';

const LIST = shownList('listEvents', 'eventList', [
  {
    key: 'name',
    cell: ({ id, name, place }) => <PersonCell name={name} email={place} to={`/events/live/${id}`} />,
    sorts: 'up',
    fixed: true,
    width: 13,
    title: true,
  },
  { key: 'starts', cell: (event) => daysOf(event), sorts: 'down', width: 12.5, tall: true },
  { key: 'status', cell: ({ status }) => <EventStatusMark status={status} />, width: 8 },
  { key: 'attendance', cell: ({ attendance }) => formatNumber(attendance), width: 7.25 },
  { key: 'conference', cell: ({ conference }) => conference, width: 11 },
  { key: 'ephesian', cell: ({ region }, t) => region?.name ?? t('ephesian.none'), width: 9 },
  { key: 'code', cell: ({ code }) => code, width: 6 },
  {
    key: 'access',
    cell: ({ access }, t) => formatList(access.map((kind) => t(`access.${kind}`))),
    width: 12,
    rare: true,
  },
]);

/** All events, the newest first: when, where, how they stand and how many came. */
export function EventsScreen() {
  const t = useText('eventList');
  const mayManage = useActor().permissions.has('business.event.manage');
  const list = useList(LIST, EVENTS);
  const [leaving, setLeaving] = useState<PortalEvent>();
  const years = useEventOptions().data?.years;
  const choices = useMemo(
    () => ({ year: years?.map((year) => ({ value: String(year), label: String(year) })) ?? [] }),
    [years],
  );
  const create = mayManage && (
    <Button component={Link} to="/events/create" leftSection={<IconPlus size={16} aria-hidden />}>
      {t('create')}
    </Button>
  );
  const menuOf = (event: PortalEvent) => <EventMenu event={event} onDelete={setLeaving} />;
  return (
    <ListPage
      of={LIST}
      list={list}
      lead={t('lead')}
      choices={choices}
      nameOf={({ name }) => name}
      rowActions={menuOf}
      icon={<IconCalendarPlus size={28} stroke={1.5} />}
      actions={create}
      emptyAction={create}
    >
      {leaving && <DeleteEventDialog event={leaving} onClose={() => setLeaving(undefined)} />}
    </ListPage>
  );
}
