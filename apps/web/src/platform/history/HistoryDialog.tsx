import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ChangedNoun } from '@portal/domain/history/changes.ts';
import { changeEvent } from '@portal/messages/history/changeWords.ts';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { UntilRead } from '../failures/UntilRead.tsx';
import { call } from '../network/api.ts';
import { formatInstant } from '../texts/format.ts';
import { useText } from '../texts/i18n.ts';
import { ChangedFields } from './ChangedFields.tsx';
import { useChangeWords } from './useChangeWords.ts';
import classes from './History.module.css';

/** Whose history can be read by itself, and by which call. */
const READ_BY = {
  users: 'listUserHistory',
  clients: 'listClientHistory',
  posts: 'listPostHistory',
  categories: 'listCategoryHistory',
  notifications: 'listNotificationHistory',
} as const;
export type WithHistory = keyof typeof READ_BY;

/** Under which noun their changes stand. */
const NOUN_OF = {
  users: 'users',
  clients: 'clients',
  posts: 'content',
  categories: 'content',
  notifications: 'notifications',
} as const satisfies Record<WithHistory, ChangedNoun>;

interface Props {
  of: { noun: WithHistory; id: number; name: string };
  onClose: () => void;
}

/** What was done to one record, the newest first, by whom and when (New York time). */
export function HistoryDialog({ of: { noun, id, name }, onClose }: Props) {
  const t = useText('history');
  const common = useText('common');
  const words = useChangeWords();
  const query = useInfiniteQuery({
    queryKey: ['history', noun, id],
    queryFn: ({ pageParam, signal }) =>
      call(READ_BY[noun], { params: { id }, query: pageParam === null ? {} : { after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const entries = query.data?.pages.flatMap((page) => page.data);
  return (
    <DialogFrame
      title={t('historyOf', { name })}
      size="large"
      onClose={onClose}
      closeLabel={common('close')}
      closeOutside
    >
      <UntilRead query={query} />
      {entries?.length === 0 && <p className={classes.quiet}>{t('noHistory')}</p>}
      {entries && entries.length > 0 && (
        <ol className={classes.history} aria-label={t('historyOf', { name })}>
          {entries.map((entry) => (
            <li key={entry.id} className={classes.entry}>
              <p className={classes.what}>{changeEvent(words, NOUN_OF[noun], entry)}</p>
              <ChangedFields noun={NOUN_OF[noun]} entry={entry} />
              <p className={classes.quiet}>
                {entry.by ?? t(entry.byApplicant ? 'byClient' : 'bySystem')}
                {' · '}
                <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      {query.hasNextPage && (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </DialogFrame>
  );
}
