import { useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { BulkKind, BulkRun } from '@portal/contract/bulk.ts';
import { BulkProgress } from './BulkProgress.tsx';
import { followBulkRuns } from './bulk.queries.ts';
import { UndraftedDialog } from '../forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../forms/useKeyedForm.ts';
import { formatNumber } from '../texts/format.ts';
import { useText } from '../texts/i18n.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import type { DialogSize } from '../../ui/dialog/DialogFrame.tsx';
import type { Selection } from '../../ui/table/selection.ts';

/** What was asked of a list: which rows, and what is done once they are in hand. */
export interface AskedOfMany {
  selection: Selection;
  count: number;
  /** The filters of the list, where all that fit are chosen. */
  fitting: Readonly<Record<string, string | undefined>>;
  onStarted: () => void;
  onClose: () => void;
}

/** The rows by their ids, or what all of them fit. */
export type Chosen = { ids: number[] } | { fitting: Record<string, string> };

export const chosenOf = ({ selection, fitting }: Pick<AskedOfMany, 'selection' | 'fitting'>): Chosen =>
  selection.all
    ? { fitting: Object.fromEntries(Object.entries(fitting).filter(([, value]) => value)) as Record<string, string> }
    : { ids: [...selection.ids] };

/** What is asked before with the words `KIND.ask`, `.text` and `.submit` of `bulk`; a removal and a region ask in their own ways. */
export type AskedKind = Exclude<BulkKind, 'handOver' | 'followRegion' | 'checkImport' | 'runImport' | 'undoImport'>;

interface Props<Values extends FieldValues> extends AskedOfMany {
  kind: AskedKind;
  /** What its text names. */
  said?: Readonly<Record<string, string | number>>;
  start: (chosen: Chosen, idempotencyKey: string, values: Values) => Promise<{ runId: number }>;
  onEnded: () => void;
  /** What is entered for all of them. */
  defaults: Values;
  renderFields?: (form: UseFormReturn<Values>) => ReactNode;
  size?: DialogSize;
  /** Translates the server's path to the form's field. */
  nameOf?: (path: string) => string;
}

/** Asks, does, and shows how far it is and what was refused. */
export function BulkDialog<Values extends FieldValues>(props: Props<Values>) {
  const { kind, said, count: many, start, onStarted, onEnded, onClose, defaults, renderFields, size, nameOf } = props;
  const t = useText('bulk');
  const common = useText('common');
  // Once started nothing is chosen any more.
  const [{ count, chosen }] = useState({ count: many, chosen: chosenOf(props) });
  const [runId, setRunId] = useState<number>();
  const [ended, setEnded] = useState<BulkRun>();
  const act = useKeyedForm<Values>({
    defaults,
    async act(values, idempotencyKey) {
      const started = await start(chosen, idempotencyKey, values);
      void followBulkRuns();
      setRunId(started.runId);
      onStarted();
    },
    done: () => undefined,
    ...(nameOf && { nameOf }),
  });
  if (runId === undefined) {
    return (
      <UndraftedDialog
        title={t(`${kind}.ask`, { count, shown: formatNumber(count) })}
        submitLabel={t(`${kind}.submit`)}
        next={t(`${kind}.text`, said)}
        form={act}
        {...(size && { size })}
        onClose={onClose}
      >
        {renderFields?.(act.form)}
      </UndraftedDialog>
    );
  }
  const stands = !ended ? 'runningTitle' : ended.state === 'DONE' ? 'doneTitle' : 'stoppedTitle';
  return (
    <Dialog
      title={t(`${kind}.${stands}`)}
      onClose={onClose}
      closeLabel={common('close')}
      cancelLabel={common('close')}
      onSubmit={(event) => event.preventDefault()}
    >
      <BulkProgress
        runId={runId}
        onEnded={(run) => {
          setEnded(run);
          onEnded();
        }}
      />
      {!ended && <p>{t('goesOn')}</p>}
    </Dialog>
  );
}
