import { Button, Progress } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconFileTypePdf } from '@tabler/icons-react';
import type { Dossier } from '@portal/contract/dossiers/dossiers.ts';
import { DOSSIER_DAYS } from '@portal/domain/dossiers/dossiers.ts';
import { useQuickAct } from '../platform/forms/useQuickAct.ts';
import { call } from '../platform/network/api.ts';
import { formatDate, formatInstant } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { ToastPlace } from '../ui/toasts/ToastPlace.tsx';
import { acceptDossiers } from './dossiers.queries.ts';
import classes from './Dossiers.module.css';

interface Props {
  id: number;
  dossiers: readonly Dossier[];
}

/** Those that were made for the reader, the latest first: how far each is, or where it is opened. */
export function MadeDossiers({ id, dossiers }: Props) {
  const t = useText('dossiers');
  const [latest] = dossiers;
  return (
    <section aria-labelledby="dossiers-made" className={classes.made}>
      <h3 id="dossiers-made" className={classes.title}>
        {t('mine')}
      </h3>
      <p className={classes.quiet}>{dossiers.length === 0 ? t('noneYet') : t('mineHint', { days: DOSSIER_DAYS })}</p>
      {/* What changes each second is not read aloud; how it ended is. */}
      <output className={classes.unseen}>
        {latest?.state === 'DONE' ? t('isReady') : latest?.state === 'FAILED' ? t('failed') : ''}
      </output>
      <ToastPlace />
      {dossiers.length > 0 && (
        <ul className={classes.list}>
          {dossiers.map((dossier) => (
            <li key={dossier.id} className={classes.row}>
              <p>
                {t('made', { language: t(`language.${dossier.language}`), when: formatInstant(dossier.createdAt) })}
              </p>
              <DossierState id={id} dossier={dossier} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function DossierState({ id, dossier }: { id: number; dossier: Dossier }) {
  const t = useText('dossiers');
  const { state, done, total, file, keptUntil } = dossier;
  if (state === 'WAITING') return <p className={classes.quiet}>{t('waiting')}</p>;
  if (state === 'RUNNING') {
    const text = total === 0 ? t('waiting') : t('progress', { done, total });
    return (
      <>
        <p className={classes.quiet}>{text}</p>
        <Progress.Root size="md">
          <Progress.Section value={total === 0 ? 0 : (done / total) * 100} aria-label={text} color="blue.7" />
        </Progress.Root>
      </>
    );
  }
  if (state === 'FAILED') return <FailedDossier id={id} dossier={dossier} />;
  if (!file) return <p className={classes.quiet}>{t('rightsLost')}</p>;
  return (
    <div className={classes.ready}>
      <Button
        component="a"
        href={file.url}
        target="_blank"
        rel="noreferrer"
        variant="default"
        leftSection={<IconFileTypePdf size={16} aria-hidden />}
      >
        {t('open')}
      </Button>
      {keptUntil && <span className={classes.quiet}>{t('until', { date: formatDate(keptUntil) })}</span>}
    </div>
  );
}

function FailedDossier({ id, dossier }: { id: number; dossier: Dossier }) {
  const t = useText('dossiers');
  const client = useQueryClient();
  const { press, pressed } = useQuickAct({
    act: async () => {
      acceptDossiers(client, id, await call('retryDossier', { params: { id, dossier: dossier.id } }));
    },
    done: () => undefined,
    failed: () => t('retryFailed'),
  });
  return (
    <div className={classes.ready}>
      <span>{t('failed')}</span>
      <Button variant="default" size="compact-md" loading={pressed !== undefined} onClick={() => press(dossier)}>
        {t('retry')}
      </Button>
    </div>
  );
}
