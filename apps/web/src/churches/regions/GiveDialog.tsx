import { useState } from 'react';
import { Checkbox, Radio } from '@mantine/core';
import { useController } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import type { Concerned, Regions } from '@portal/contract/churches/regions.ts';
import { BulkProgress } from '../../platform/bulk/BulkProgress.tsx';
import { followBulkRuns } from '../../platform/bulk/bulk.queries.ts';
import { ChoiceField } from '../../platform/forms/fields/ChoiceField.tsx';
import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';
import { ConcernedFacts } from './ConcernedFacts.tsx';
import { REGIONS, useConcerned } from './regions.queries.ts';

interface Decided {
  assignee: number | null;
  takeOver: boolean;
  handOver: boolean;
}

interface Props {
  title: string;
  /** Nothing while they are not known. */
  ephesians: Regions['ephesians'] | undefined;
  /** What it says to choose nobody. */
  nobody: string;
  /** What would be taken from others, in words; nothing where nobody has it. */
  takenFrom: (assignee: number | null) => string | undefined;
  /** What is given: what is counted is kept under it. */
  about: readonly (string | number)[];
  count: (assignee: number | null) => Promise<Concerned>;
  give: (decided: Decided, idempotencyKey: string) => Promise<{ runId: number | null }>;
  onGiven: () => void;
  onClose: () => void;
}

const NOBODY = 'nobody';

/** To whom, what changes hands by that, and whether the open applications go along; then how far these are. */
export function GiveDialog(props: Props) {
  const { title, ephesians, nobody, takenFrom, about, count, give, onGiven, onClose } = props;
  const t = useText('regions');
  const common = useText('common');
  const client = useQueryClient();
  const [runId, setRunId] = useState<number>();
  const act = useKeyedForm({
    defaults: { assignee: '', takeOver: false, handOver: '' },
    async act({ assignee, takeOver, handOver }, idempotencyKey) {
      const to = assignee === NOBODY ? null : Number(assignee);
      try {
        const started = await give({ assignee: to, takeOver, handOver: handOver === 'yes' }, idempotencyKey);
        if (started.runId === null) {
          showToast({ tone: 'done', text: t('given') });
          onClose();
        } else {
          void followBulkRuns();
          setRunId(started.runId);
        }
        onGiven();
      } finally {
        void client.invalidateQueries({ queryKey: REGIONS });
      }
    },
    done: () => undefined,
  });
  const { control, watch } = act.form;
  const chosen = watch('assignee');
  const to = chosen === '' || chosen === NOBODY ? null : Number(chosen);
  const concerned = useConcerned(
    { key: [...about, chosen], count: () => count(to) },
    chosen !== '' && runId === undefined,
  );
  const taken = chosen === '' || chosen === NOBODY ? undefined : takenFrom(to);
  const takeOver = useController({ control, name: 'takeOver' }).field;
  const handOver = useController({
    control,
    name: 'handOver',
    rules: { validate: (value: string) => value !== '' || t('chooseHandOver') },
  });
  if (runId !== undefined) {
    return (
      <Dialog
        title={t('givingTitle')}
        onClose={onClose}
        closeLabel={common('close')}
        cancelLabel={common('close')}
        onSubmit={(event) => event.preventDefault()}
      >
        <BulkProgress runId={runId} />
        <p>{t('givingText')}</p>
      </Dialog>
    );
  }
  return (
    <UndraftedDialog title={title} submitLabel={ephesians && t('giveSubmit')} form={act} onClose={onClose}>
      <ChoiceField
        control={control}
        name="assignee"
        label={t('assignee')}
        placeholder={t('chooseAssignee')}
        choices={[
          ...(ephesians ?? [])
            .filter(({ active }) => active)
            .map(({ id, name }) => ({ value: String(id), label: name })),
          { value: NOBODY, label: nobody },
        ]}
      />
      {taken !== undefined && (
        <Checkbox
          label={taken}
          checked={takeOver.value}
          onChange={({ currentTarget }) => takeOver.onChange(currentTarget.checked)}
        />
      )}
      {chosen !== '' && <ConcernedFacts concerned={concerned} />}
      <Radio.Group {...handOver.field} label={t('handOver')} error={handOver.fieldState.error?.message}>
        <Radio value="yes" label={t('handOver.yes')} mt="xs" />
        <Radio value="no" label={t('handOver.no')} mt="xs" />
      </Radio.Group>
    </UndraftedDialog>
  );
}
