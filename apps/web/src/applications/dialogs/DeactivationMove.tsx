import { useWatch } from 'react-hook-form';
import { DEACTIVATION_TYPES_BY_HAND } from '@portal/domain/applications/values.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useActor } from '../../platform/session/actor.ts';
import { fullName } from '../fullName.ts';
import { CardDialog } from './CardDialog.tsx';
import { ChoiceField } from '../../platform/forms/fields/ChoiceField.tsx';
import { DeactivationFields } from './DeactivationFields.tsx';
import { deactivationOf, NO_DEACTIVATION, nameInDeactivation, type DeactivationValues } from './deactivationForm.ts';
import type { MoveDialogProps } from './moveDialogProps.ts';
import { useMoveSeen } from './useMoveSeen.ts';
import { ClosesChurch } from './ClosesChurch.tsx';
import { useActForm } from '../../platform/forms/useActForm.ts';

interface Values extends DeactivationValues {
  type: string;
  closesChurch: 'YES' | 'NO';
}

const UNTOUCHED: Values = { type: '', closesChurch: 'YES', ...NO_DEACTIVATION };

type ByHand = (typeof DEACTIVATION_TYPES_BY_HAND)[number];

/** The deactivation form: its type, and what every deactivation says. */
export function DeactivationMove({ card, to, move, onClose }: MoveDialogProps) {
  const t = useText('applicationDetail');
  const form = useText('applicationForm');
  const mayClose = useActor().permissions.has('business.request.edit') && card.ministryId !== undefined;
  const moveSeen = useMoveSeen({ card, to, move });
  const act = useActForm({
    name: `move.${to}.${card.id}`,
    defaults: UNTOUCHED,
    endpoint: 'moveApplication',
    nameOf: nameInDeactivation,
    act: (values, sending) =>
      moveSeen(
        {
          deactivation: {
            type: values.type as ByHand,
            ...deactivationOf(values),
            ...(values.type === 'CHURCH_CLOSED' && mayClose && { closesChurch: values.closesChurch === 'YES' }),
          },
        },
        sending,
      ),
    done: onClose,
  });
  const chosen = useWatch({ control: act.form.control, name: 'type' });
  return (
    <CardDialog
      card={card}
      canStill={({ nextStatus }) => nextStatus.includes(to)}
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
      {chosen === 'CHURCH_CLOSED' && mayClose && <ClosesChurch control={act.form.control} />}
      <DeactivationFields form={act.form} card={card} type={chosen} reasonLabel={t('moveDialog.reason')} />
    </CardDialog>
  );
}
