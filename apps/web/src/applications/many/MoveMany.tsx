import { Checkbox } from '@mantine/core';
import type { UseFormReturn } from 'react-hook-form';
import { assigneeKindOfMove } from '@portal/domain/applications/moves.ts';
import { BOARD_STAGES, nextStages, type BoardStage } from '@portal/domain/applications/stages.ts';
import { DEACTIVATION_TYPES_BY_HAND } from '@portal/domain/applications/values.ts';
import type { AskedOfMany } from '../../platform/bulk/BulkDialog.tsx';
import { ChoiceField } from '../../platform/forms/fields/ChoiceField.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { DeactivationTexts } from '../dialogs/DeactivationTexts.tsx';
import { PeopleField } from '../dialogs/PeopleField.tsx';
import { withoutPrefix } from '../dialogs/withoutPrefix.ts';
import { ActOnMany } from './ActOnMany.tsx';

interface Values {
  to: string;
  assignee: string;
  type: string;
  reason: string;
  description: string;
  departureDate: string;
  silent: boolean;
}

const DEFAULTS: Values = {
  to: '',
  assignee: '',
  type: '',
  reason: '',
  description: '',
  departureDate: '',
  silent: false,
};

type ByHand = (typeof DEACTIVATION_TYPES_BY_HAND)[number];

/** Where moves by hand lead. */
const GOALS = BOARD_STAGES.filter((to) => BOARD_STAGES.some((from) => nextStages(from).includes(to)));

/** Whom moves into a stage take. */
const kindInto = (to: string) =>
  BOARD_STAGES.map((from) => assigneeKindOfMove(from, to as BoardStage)).find((kind) => kind !== undefined);

/** Moves many cards to one stage, with whom the move takes or why they are deactivated. */
export function MoveMany(asked: AskedOfMany) {
  const t = useText('many');
  const stages = useText('stages');
  return (
    <ActOnMany
      {...asked}
      defaults={DEFAULTS}
      size="medium"
      isWhole={({ to }) => to !== ''}
      nameOf={withoutPrefix('deactivation.')}
      actOf={({ to, assignee, type, silent, ...texts }) => ({
        do: 'move' as const,
        to: to as BoardStage,
        ...(assignee !== '' && { assignee: Number(assignee) }),
        ...(to === 'REJECTED' && { deactivation: { type: type as ByHand, ...texts, ...(silent && { mail: null }) } }),
      })}
      toForesee={(act) =>
        act.do === 'move' && act.deactivation ? { ...act, deactivation: { type: 'OTHER', reason: '-' } } : act
      }
      renderFields={(form) => {
        const { control, watch, reset } = form;
        return (
          <>
            <ChoiceField
              control={control}
              name="to"
              label={t('to')}
              placeholder={t('chooseStage')}
              choices={GOALS.map((stage) => ({ value: stage, label: stages(stage) }))}
              onChange={(to) => reset({ ...DEFAULTS, to })}
            />
            <Asked form={form} to={watch('to')} />
          </>
        );
      }}
    />
  );
}

function Asked({ form: { control, register }, to }: { form: UseFormReturn<Values>; to: string }) {
  const t = useText('many');
  const detail = useText('applicationDetail');
  const form = useText('applicationForm');
  const board = useText('applications');
  const kind = kindInto(to);
  if (kind) {
    return (
      <PeopleField
        control={control}
        name="assignee"
        kind={kind}
        label={board(`kinds.${kind}`)}
        nobody={t('assigneeStays')}
      />
    );
  }
  if (to !== 'REJECTED') return null;
  return (
    <>
      <ChoiceField
        control={control}
        name="type"
        label={detail('moveDialog.type')}
        placeholder={detail('moveDialog.chooseType')}
        choices={DEACTIVATION_TYPES_BY_HAND.map((type) => ({
          value: type,
          label: form(`values.deactivationType.${type}`),
        }))}
      />
      <DeactivationTexts control={control} reasonLabel={detail('moveDialog.reason')} />
      <Checkbox label={t('silent')} {...register('silent')} />
    </>
  );
}
