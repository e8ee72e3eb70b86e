import { Button } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { SettingVersion } from '@portal/contract/settings/versions.ts';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { ToastPlace } from '../../ui/toasts/ToastPlace.tsx';
import { UntilRead } from '../failures/UntilRead.tsx';
import { useQuickAct } from '../forms/useQuickAct.ts';
import { call } from '../network/api.ts';
import { formatInstant } from '../texts/format.ts';
import { useText } from '../texts/i18n.ts';
import { ChangedFields } from './ChangedFields.tsx';
import classes from './History.module.css';

interface Props {
  of: string;
  columnName?: ((key: string) => string) | undefined;
  onClose: () => void;
}

/** What a setting was, the newest first, what each change made of what (New York time), and the way back to any of them. */
export function SettingHistoryDialog({ of, columnName, onClose }: Props) {
  const t = useText('history');
  const common = useText('common');
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: ['settingVersions', of],
    queryFn: ({ pageParam, signal }) =>
      call('listSettingVersions', {
        params: { key: of },
        query: pageParam === null ? {} : { after: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const versions = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const [newest] = versions;
  // What was seen in this dialog is what it is taken back upon.
  const { press, pressed } = useQuickAct({
    act: ({ version: to }: SettingVersion) =>
      call('restoreSetting', { params: { key: of }, body: { version: newest?.version ?? 0, to } }),
    done: () => t('restored'),
    failed: () => t('notRestored'),
    renews: ['settingVersions'],
    // Wherever in the portal it is obeyed.
    after: () => void client.invalidateQueries(),
  });
  return (
    <DialogFrame title={t('settingHistoryOf')} size="large" onClose={onClose} closeLabel={common('close')} closeOutside>
      <UntilRead query={query} />
      {newest && (
        <ol className={classes.history} aria-label={t('settingHistoryOf')}>
          {versions.map((version) => (
            <li key={version.version} className={classes.entry}>
              {version.at === null ? (
                <p className={classes.what}>{t('asItCame')}</p>
              ) : (
                <p className={classes.what}>
                  {version.by ?? t('bySystem')}
                  {' · '}
                  <time dateTime={version.at}>{formatInstant(version.at)}</time>
                </p>
              )}
              {'from' in version && (
                <ChangedFields noun="settings" entry={entryOf(of, version)} columnName={columnName} />
              )}
              {version === newest ? (
                <p className={classes.quiet}>{t('inUse')}</p>
              ) : (
                <Button
                  variant="default"
                  size="compact-md"
                  mt="xs"
                  loading={pressed?.version === version.version}
                  aria-label={
                    version.at === null ? t('restoreFirst') : t('restoreOf', { instant: formatInstant(version.at) })
                  }
                  onClick={() => press(version)}
                >
                  {t('restore')}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      {query.hasNextPage && (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      <ToastPlace />
    </DialogFrame>
  );
}

/** As the list of changes would tell it. */
const entryOf = (key: string, { from, to }: SettingVersion) => ({
  what: 'changed',
  detail: { changes: { [key]: { from, to } } },
});
