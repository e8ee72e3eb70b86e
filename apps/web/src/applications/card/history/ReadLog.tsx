import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MESSAGE_FILE } from '@portal/domain/conversations/messages.ts';
import { DOSSIER_FILE } from '@portal/domain/dossiers/dossiers.ts';
import { UntilRead } from '../../../platform/failures/UntilRead.tsx';
import { call, type Reply } from '../../../platform/network/api.ts';
import { formatInstant } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { useFieldLabel } from '../form/useFieldLabel.ts';
import classes from './HistoryTab.module.css';

type Reading = Reply<'listReads'>['data'][number];

/** Documents that are none of the form's. */
const OTHERS = [
  'deactivation',
  'exoneration',
  'payment',
  'reference',
  'negativeReference',
  MESSAGE_FILE,
  DOSSIER_FILE,
] as const;

/** Who opened the application or a document of it, the latest first; for those who audit. */
export function ReadLog({ id }: { id: number }) {
  const t = useText('applicationDetail');
  const label = useFieldLabel();
  const query = useInfiniteQuery({
    queryKey: ['reads', id],
    queryFn: ({ pageParam, signal }) =>
      call('listReads', { params: { id }, query: pageParam === null ? {} : { after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const inWords = ({ what, document: name }: Reading): string => {
    if (what === 'dossier') return t('reads.dossier');
    const other = OTHERS.find((one) => one === what);
    const named = other ? t(`reads.${other}`) : label.full(what);
    return name === null ? t('reads.document', { what: named }) : t('reads.documentNamed', { what: named, name });
  };
  const readings = query.data?.pages.flatMap((page) => page.data);
  return (
    <section aria-labelledby="section-reads">
      <h3 id="section-reads" className={classes.title}>
        {t('history.part.reads')}
      </h3>
      <p className={classes.quiet}>{t('reads.lead')}</p>
      <UntilRead query={query} />
      {readings?.length === 0 && <p className={classes.quiet}>{t('reads.none')}</p>}
      {readings && readings.length > 0 && (
        <ol className={classes.history} aria-labelledby="section-reads">
          {readings.map((reading) => (
            <li key={reading.id} className={classes.entry}>
              <p>{inWords(reading)}</p>
              <p className={classes.quiet}>
                {reading.by.name}
                {' · '}
                <time dateTime={reading.at}>{formatInstant(reading.at)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      {query.hasNextPage && (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('reads.more')}
        </Button>
      )}
    </section>
  );
}
