import { useRef } from 'react';
import { Button, Progress } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconDownload, IconFileZip } from '@tabler/icons-react';
import type { Exported } from '@portal/contract/exports/exports.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { useQuickAct } from '../../platform/forms/useQuickAct.ts';
import { EXPORTS, isUnderWay } from '../../platform/lists/exports/exports.queries.ts';
import { call } from '../../platform/network/api.ts';
import { formatInstant, formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { copyKey, useCopy, type Copied } from './traces.queries.ts';
import classes from './Traces.module.css';

/** A copy of all that is kept: asked for, how far it is, and where its owner opens it (product/privacy.md#trace). */
export function CopyPart({ of }: { of: Copied }) {
  const t = useText('traces');
  const client = useQueryClient();
  const query = useCopy(of);
  // Where the button was that was pressed, there is now what it led to.
  const place = useRef<HTMLDivElement>(null);
  const after = () => place.current?.focus();
  const order = useQuickAct({
    act: async ({ id, recorded }: Copied) => {
      const asked = { params: { id } };
      const made = await (recorded ? call('copyTracedLeader', asked) : call('copyTraced', asked));
      client.setQueryData(copyKey(of), made);
    },
    done: () => undefined,
    failed: () => t('notCopied'),
    renews: EXPORTS,
    after,
  });
  const stop = useQuickAct({
    act: async ({ id }: Exported) => {
      client.setQueryData(copyKey(of), await call('cancelExport', { params: { id } }));
    },
    done: () => undefined,
    failed: () => t('copyNotStopped'),
    renews: EXPORTS,
    after,
  });
  const { data: copy } = query;
  if (copy === undefined) return <UntilRead query={query} />;
  return (
    <div ref={place} tabIndex={-1} className={classes.act}>
      {/* What changes each second is not read aloud; how it ended is. */}
      <output className={classes.quiet}>{copy ? wordOf(copy, t) : ''}</output>
      {copy && isUnderWay(copy) ? (
        <>
          <CopyProgress copy={copy} />
          <Button variant="default" loading={stop.pressed !== undefined} onClick={() => stop.press(copy)}>
            {t('copyStop')}
          </Button>
        </>
      ) : (
        <>
          {copy?.file && (
            <Button
              component="a"
              href={copy.file.url}
              download={copy.file.name}
              leftSection={<IconDownload size={18} aria-hidden />}
            >
              {t('copyDownload')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconFileZip size={18} aria-hidden />}
            loading={order.pressed !== undefined}
            onClick={() => order.press(of)}
          >
            {t(copy?.file ? 'copyAgain' : 'copy')}
          </Button>
          <p className={classes.quiet}>{t('copyText')}</p>
        </>
      )}
    </div>
  );
}

function CopyProgress({ copy: { done, total } }: { copy: Exported }) {
  const t = useText('traces');
  const text =
    total === 0 ? t('copyWaiting') : t('copyMaking', { done: formatNumber(done), total: formatNumber(total) });
  return (
    <>
      <p className={classes.quiet}>{text}</p>
      <Progress.Root size="md" w="100%">
        <Progress.Section value={total === 0 ? 0 : (done / total) * 100} aria-label={text} color="blue.7" />
      </Progress.Root>
    </>
  );
}

function wordOf(copy: Exported, t: ReturnType<typeof useText<'traces'>>): string {
  const { state, file, keptUntil } = copy;
  if (isUnderWay(copy)) return t('copyLeave');
  if (state === 'FAILED') return t('copyFailed');
  if (state === 'CANCELLED') return t('copyStopped');
  if (state === 'EXPIRED') return t('copyGone');
  return file && keptUntil ? t('copyReady', { instant: formatInstant(keptUntil) }) : t('copyClosed');
}
