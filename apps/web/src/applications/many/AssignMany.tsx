import { Checkbox, SegmentedControl } from '@mantine/core';
import { ASSIGNMENT_KINDS, type AssignmentKind } from '@portal/domain/access/roles.ts';
import type { AskedOfMany } from '../../platform/bulk/BulkDialog.tsx';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { PeopleField } from '../dialogs/PeopleField.tsx';
import { ActOnMany } from './ActOnMany.tsx';

const DEFAULTS = { kind: 'analyst' as AssignmentKind, userId: '', replace: false };

/** Gives many applications to one of a kind; those that somebody has keep them, unless they are to be replaced. */
export function AssignMany(asked: AskedOfMany) {
  const t = useText('many');
  const detail = useText('applicationDetail');
  const board = useText('applications');
  const actor = useActor();
  const kinds = actor.permissions.has('business.request.assign') ? ASSIGNMENT_KINDS : (['analyst'] as const);
  return (
    <ActOnMany
      {...asked}
      defaults={DEFAULTS}
      isWhole={({ userId }) => userId !== ''}
      actOf={({ kind, userId, replace }) => ({
        do: 'assign' as const,
        kind,
        replace,
        ...(userId !== '' && { userId: Number(userId) }),
      })}
      renderFields={({ control, watch, setValue, reset }) => (
        <>
          {kinds.length > 1 && (
            <SegmentedControl
              aria-label={detail('assignDialog.kind')}
              fullWidth
              value={watch('kind')}
              onChange={(kind) => reset({ ...DEFAULTS, replace: watch('replace'), kind })}
              data={kinds.map((one) => ({ value: one, label: board(`kinds.${one}`) }))}
            />
          )}
          <PeopleField
            key={watch('kind')}
            control={control}
            name="userId"
            kind={watch('kind')}
            label={detail('assignDialog.person')}
          />
          {kinds.length > 1 && (
            <Checkbox
              label={t('replace')}
              checked={watch('replace')}
              onChange={({ currentTarget }) => setValue('replace', currentTarget.checked)}
            />
          )}
        </>
      )}
    />
  );
}
