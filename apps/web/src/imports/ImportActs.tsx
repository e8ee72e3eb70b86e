import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconFileImport } from '@tabler/icons-react';
import type { ImportBatch } from '@portal/contract/imports/imports.ts';
import { whyNotImport } from '@portal/domain/imports/imports.ts';
import { useQuickAct } from '../platform/forms/useQuickAct.ts';
import { call } from '../platform/network/api.ts';
import { useText } from '../platform/texts/i18n.ts';
import { IMPORTS } from './imports.queries.ts';
import { UndoDialog } from './UndoDialog.tsx';
import classes from './Imports.module.css';

/** What may be done with an import as it stands: bring in, go on, choose other columns, take back. */
export function ImportActs({ batch, onChoose }: { batch: ImportBatch; onChoose: () => void }) {
  const t = useText('imports');
  const [undoes, setUndoes] = useState(false);
  const { id, version, state, stopped } = batch;
  const run = useQuickAct({
    act: (body: { version: number }) => call('runImport', { params: { id }, body }),
    done: () => undefined,
    failed: () => t('notDone'),
    renews: IMPORTS,
  });
  const mayDo = (act: 'run' | 'check' | 'undo') => whyNotImport(act, batch).length === 0;
  if (state === 'UNDONE') return <p>{t('undone')}</p>;
  return (
    <div className={classes.acts}>
      {stopped && <p className={classes.quiet}>{t('stoppedText')}</p>}
      {state === 'CHECKED' && <p className={classes.quiet}>{t('runText')}</p>}
      <div className={classes.buttons}>
        {mayDo('run') && (
          <Button
            leftSection={<IconFileImport size={16} aria-hidden />}
            loading={run.pressed !== undefined}
            onClick={() => run.press({ version })}
          >
            {t(stopped ? 'goOn' : 'run')}
          </Button>
        )}
        {mayDo('check') && (
          <Button variant="default" onClick={onChoose}>
            {t('changeColumns')}
          </Button>
        )}
        {mayDo('undo') && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={() => setUndoes(true)}
          >
            {t('undo')}
          </Button>
        )}
      </div>
      {undoes && <UndoDialog batch={batch} onClose={() => setUndoes(false)} />}
    </div>
  );
}
