import { useQuery } from '@tanstack/react-query';
import type { CheckInEntry } from '@portal/contract/events/attendance.ts';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { UntilRead } from '../platform/failures/UntilRead.tsx';
import { call } from '../platform/network/api.ts';
import { formatInstant, formatList, formatNumber } from '../platform/texts/format.ts';
import { problemText } from '../platform/texts/fieldErrors.ts';
import { useText } from '../platform/texts/i18n.ts';
import { momentOf } from './eventTimes.ts';
import classes from './CheckInHistory.module.css';

/** Where the leader of a card came in, the newest first, on the clock of each place. */
export default function CheckInHistory({ application }: { application: Detail }) {
  const t = useText('attendance');
  const query = useQuery({
    queryKey: ['application', application.id, 'checkIns'],
    queryFn: ({ signal }) => call('listPersonCheckIns', { params: { id: application.id }, signal }),
    staleTime: 0,
  });
  return (
    <>
      <UntilRead query={query} />
      {query.data?.length === 0 && <p className={classes.quiet}>{t('entry.none')}</p>}
      {query.data && query.data.length > 0 && (
        <ol className={classes.list}>
          {query.data.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </>
  );
}

function Entry({ entry: { event, at, party, overridden, by, undoneAt } }: { entry: CheckInEntry }) {
  const t = useText('attendance');
  const { naturalChildren, spiritualChildren } = party;
  const companions = [
    ...(party.spouse ? [t('entry.spouse')] : []),
    ...(naturalChildren > 0
      ? [t('entry.natural', { count: naturalChildren, shown: formatNumber(naturalChildren) })]
      : []),
    ...(spiritualChildren > 0
      ? [t('entry.spiritual', { count: spiritualChildren, shown: formatNumber(spiritualChildren) })]
      : []),
  ];
  const why = overridden.map((code) => problemText({ code: code as never, params: { n: 1 } }));
  return (
    <li data-undone={undoneAt !== null}>
      <p className={classes.what}>{event.name}</p>
      <p>
        {companions.length > 0 ? t('entry.with', { companions: formatList(companions) }) : t('entry.alone')}
        {!party.holder && ` · ${t('entry.holder')}`}
      </p>
      {why.length > 0 && <p>{t('entry.overridden', { why: why.join(' ') })}</p>}
      {undoneAt !== null && <p>{t('entry.undone', { date: formatInstant(undoneAt) })}</p>}
      <p className={classes.quiet}>
        {[event.place, by].filter(Boolean).join(' · ')} · <time dateTime={at}>{momentOf(at, event.zone)}</time>
      </p>
    </li>
  );
}
