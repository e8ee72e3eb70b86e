import { DEACTIVATION_TYPES_BY_HAND } from '@portal/domain/applications/values.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { fullName } from '../fullName.ts';
import { ActDialog } from '../../platform/forms/ActDialog.tsx';
import { ChoiceField } from '../../platform/forms/fields/ChoiceField.tsx';
import { DeactivationFields, type DeactivationValues } from './DeactivationFields.tsx';
import type { MoveDialogProps } from './moveDialogProps.ts';
import { useActForm } from '../../platform/forms/useActForm.ts';
import { withoutPrefix } from './withoutPrefix.ts';

interface Values extends DeactivationValues {
  type: string;
}

const UNTOUCHED: Values = { type: '', reason: '', description: '', departureDate: '', document: '' };

type ByHand = (typeof DEACTIVATION_TYPES_BY_HAND)[number];

/** The deactivation form: type, reason, description, departure date, document. */
export function DeactivationMove({ card, to, move, onClose }: MoveDialogProps) {
  const t = useText('applicationDetail');
  const form = useText('applicationForm');
  const act = useActForm({
    name: `move.${to}.${card.id}`,
    defaults: UNTOUCHED,
    endpoint: 'moveApplication',
    nameOf: withoutPrefix('deactivation.'),
    act: ({ type, document, ...texts }, sending) =>
      move(card, to, { deactivation: { type: type as ByHand, ...texts, ...(document && { document }) } }, sending),
    done: onClose,
  });
  return (
    <ActDialog
      title={t('moveDialog.deactivateTitle', { name: fullName(card) })}
      hint={t('moveDialog.deactivateHint')}
      submit={t('moveDialog.deactivateSubmit')}
      danger
      form={act}
      onClose={onClose}
    >
      <ChoiceField
        control={act.form.control}
        name="type"
        label={t('moveDialog.type')}
        placeholder={t('moveDialog.chooseType')}
        choices={DEACTIVATION_TYPES_BY_HAND.map((type) => ({
          value: type,
          label: form(`values.deactivationType.${type}`),
        }))}
      />
      <DeactivationFields control={act.form.control} applicationId={card.id} reasonLabel={t('moveDialog.reason')} />
    </ActDialog>
  );
}
