import { Checkbox } from '@mantine/core';
import type { Reference } from '@portal/contract/applications/references.ts';
import { REFERENCE_TYPES, type ReferenceType } from '@portal/domain/applications/references.ts';
import { paragraph, personName } from '@portal/domain/fields/rules.ts';
import { ChoiceField } from '../../platform/forms/fields/ChoiceField.tsx';
import { required } from '../../platform/forms/fields/checks.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { useActForm } from '../../platform/forms/useActForm.ts';
import { useSeenRecord } from '../../platform/forms/useSeenRecord.ts';
import { call } from '../../platform/network/api.ts';
import { useLastingAct } from '../../platform/network/useLastingAct.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { FileField } from '../dialogs/FileField.tsx';
import classes from '../notes/Notes.module.css';
import { WrittenForm } from '../notes/WrittenForm.tsx';
import { useRenewReferences } from './references.queries.ts';

interface Props {
  card: number;
  /** The one that is changed; without it one is written. */
  reference?: Reference;
  onDone: () => void;
  onLeave: () => void;
}

interface Values {
  type: ReferenceType | '';
  name: string;
  description: string;
  document: string;
  /** The document that it has is taken away. */
  without: boolean;
}

const DESCRIPTION_LENGTH = 1_000;

/** Who says what of the leader, and whether that speaks for or against; its document is sent as soon as it is chosen. */
export function ReferenceForm({ card, reference, onDone, onLeave }: Props) {
  const t = useText('references');
  const renew = useRenewReferences(card);
  const { seen, upon } = useSeenRecord('updateReference', reference, () => void renew());
  const save = useLastingAct(({ type, name, description, document, without }: Values, idempotencyKey) => {
    const text = { name, description };
    if (!seen) {
      const body = { ...text, type: type as ReferenceType, ...(document && { document }) };
      return call('createReference', { params: { id: card }, body, idempotencyKey });
    }
    const file = document ? { document } : without ? { document: null } : {};
    const body = { ...text, ...file, version: seen.version };
    return upon(call('updateReference', { params: { id: card, reference: seen.id }, body, idempotencyKey }));
  });
  const act = useActForm<Values, Reference>({
    name: `reference.${card}.${reference?.id ?? 'new'}`,
    defaults: {
      type: reference?.type ?? '',
      name: reference?.name ?? '',
      description: reference?.description ?? '',
      document: '',
      without: false,
    },
    endpoint: reference ? 'updateReference' : 'createReference',
    act: save.send,
    done: ({ id, name }) => {
      showToast({ tone: 'done', subject: `reference ${id}`, text: t(reference ? 'changed' : 'written', { name }) });
      void renew();
      onDone();
    },
  });
  const { control, register } = act.form;
  const kept = seen?.document?.name;
  return (
    <WrittenForm
      kind="REFERENCE"
      form={act}
      submit={t(reference ? 'saveChanges' : 'save')}
      present={seen && seen.version !== reference?.version ? { title: seen.name, text: seen.description } : undefined}
      onLeave={onLeave}
    >
      {!reference && (
        <ChoiceField
          control={control}
          name="type"
          label={t('type')}
          hint={t('typeHint')}
          placeholder={t('chooseType')}
          choices={REFERENCE_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) }))}
        />
      )}
      <TextField
        control={control}
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        check={required(personName)}
        isFirst
      />
      <TextField
        control={control}
        name="description"
        label={t('description')}
        check={required(paragraph(DESCRIPTION_LENGTH))}
        most={DESCRIPTION_LENGTH}
      />
      <FileField control={control} name="document" applicationId={card} as="reference" />
      {kept !== undefined && (
        <>
          <p className={classes.quiet}>{t('replacesDocument', { name: kept })}</p>
          <Checkbox {...register('without')} label={t('withoutDocument', { name: kept })} />
        </>
      )}
    </WrittenForm>
  );
}
