import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { LineEntry } from '@portal/contract/churches/churches.ts';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { formatInstant } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Panel } from '../../ui/Panel.tsx';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { useLine, type LineOf } from './churchPages.queries.ts';
import { useLineText } from './useLineText.ts';
import classes from './NetworkPage.module.css';

/** What happened to a church or a leader, the newest first (New York time). */
export function LineOfTime({ of, title }: { of: LineOf; title: string }) {
  const t = useText('churchPages');
  const common = useText('common');
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useLine(of);
  const entries = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Panel title={title}>
      {!data && !error && <SkeletonLines lines={6} label={common('loading')} />}
      {error && <FailedReading error={error} onRetry={refetch} busy={isFetching} />}
      {data && entries.length === 0 && <p className={classes.quiet}>{t('line.empty')}</p>}
      <ol className={`${classes.list} ${classes.line}`}>
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('line.more')}
        </Button>
      )}
    </Panel>
  );
}

function Entry({ entry }: { entry: LineEntry }) {
  const t = useText('churchPages');
  const inWords = useLineText();
  const { application, at, by, detail } = entry;
  return (
    <li>
      <p className={classes.what}>{inWords(entry)}</p>
      {detail['reason'] && <p className={classes.quiet}>{t('line.reason', { reason: detail['reason'] })}</p>}
      <p className={classes.quiet}>
        {application && (
          <>
            <Link to={`/requests/dashboard?card=${application.id}`} className={classes.link ?? ''}>
              {application.caseNumber ?? t('application')}
            </Link>
            {' · '}
          </>
        )}
        {detail['census'] && detail['church'] && (
          <>
            <Link
              to={`/reports/list-churches/${detail['church']}/quarterly-list/view/quarterly/${detail['census']}`}
              className={classes.link ?? ''}
            >
              {t('line.report.open')}
            </Link>
            {' · '}
          </>
        )}
        {by !== null && `${by} · `}
        <time dateTime={at}>{formatInstant(at)}</time>
      </p>
    </li>
  );
}
