import { useEffect, useRef } from 'react';
import { Button, Progress } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Exported } from '@portal/contract/exports/exports.ts';
import { ToastPlace } from '../../../ui/toasts/ToastPlace.tsx';
import { useQuickAct } from '../../forms/useQuickAct.ts';
import { call } from '../../network/api.ts';
import { formatInstant, formatNumber } from '../../texts/format.ts';
import { useText } from '../../texts/i18n.ts';
import { EXPORTS, isUnderWay } from './exports.queries.ts';
import classes from './Exports.module.css';

const ASK_MS = 1_000;

interface Props {
  made: Exported;
  onAnother: () => void;
}

/** An export that was just ordered: how far it is, then its file, which a browser takes at once where it was there at once. */
export function MadeExport({ made, onAnother }: Props) {
  const t = useText('exports');
  const client = useQueryClient();
  const queryKey = [...EXPORTS, made.id];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('getExport', { params: { id: made.id }, signal }),
    initialData: made,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? ASK_MS : false),
  });
  const { press, pressed } = useQuickAct({
    act: async () => {
      client.setQueryData(queryKey, await call('cancelExport', { params: { id: made.id } }));
    },
    done: () => undefined,
    failed: () => t('notStopped'),
  });
  const link = useRef<HTMLAnchorElement>(null);
  const cameAtOnce = made.file !== null;
  useEffect(() => {
    if (cameAtOnce) link.current?.click();
  }, [cameAtOnce]);
  // Where the button was that started it, there is now what it led to.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { state, done, total, file, keptUntil } = data;
  const progress = t('progress', { done: formatNumber(done), total: formatNumber(total) });
  return (
    <div ref={place} tabIndex={-1} className={classes.made}>
      <output>{wordOf(data, t)}</output>
      {isUnderWay(data) && (
        <>
          <p className={classes.quiet}>{progress}</p>
          <Progress.Root size="md">
            <Progress.Section value={(done / Math.max(total, 1)) * 100} aria-label={progress} color="blue.7" />
          </Progress.Root>
          <p className={classes.quiet}>{t('large')}</p>
          <div>
            <Button variant="default" loading={pressed !== undefined} onClick={() => press(data)}>
              {t('stop')}
            </Button>
          </div>
        </>
      )}
      {file && (
        <div>
          <Button
            ref={link}
            component="a"
            href={file.url}
            download={file.name}
            leftSection={<IconDownload size={16} aria-hidden />}
            className={classes.download ?? ''}
          >
            {t('download', { name: file.name })}
          </Button>
        </div>
      )}
      {keptUntil && <p className={classes.quiet}>{t('until', { instant: formatInstant(keptUntil) })}</p>}
      {state === 'DONE' && !file && <p>{t('rightsLost')}</p>}
      <div className={classes.row}>
        {!isUnderWay(data) && (
          <Button variant="default" onClick={onAnother}>
            {t('another')}
          </Button>
        )}
        <Link to="/account/exports">{t('seeAll')}</Link>
      </div>
      <ToastPlace />
    </div>
  );
}

function wordOf({ state }: Exported, t: ReturnType<typeof useText<'exports'>>): string {
  switch (state) {
    case 'DONE':
      return t('ready');
    case 'FAILED':
      return t('failed');
    case 'CANCELLED':
      return t('stopped');
    default:
      return t('preparing');
  }
}
