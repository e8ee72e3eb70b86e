import { Radio } from '@mantine/core';
import type { AskedOfMany } from '../../platform/bulk/BulkDialog.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { PeopleField } from '../dialogs/PeopleField.tsx';
import { ActOnMany } from './ActOnMany.tsx';
import classes from './Many.module.css';

type Without = 'REFUSE' | 'GIVE' | 'LEAVE';
const DEFAULTS = { assignee: '', without: 'REFUSE' as Without };

/** Another Ephesian for many applications. Where some have none nothing is begun, until it is said what becomes of these. */
export function EphesianMany(asked: AskedOfMany) {
  const t = useText('many');
  const board = useText('applications');
  return (
    <ActOnMany
      {...asked}
      defaults={DEFAULTS}
      isWhole={({ assignee }) => assignee !== ''}
      actOf={({ assignee, without }) => ({
        do: 'reassignEphesian' as const,
        without,
        ...(assignee !== '' && { assignee: Number(assignee) }),
      })}
      renderFields={({ control, watch, setValue }, refused) => (
        <>
          <PeopleField control={control} name="assignee" kind="ephesian" label={board('kinds.ephesian')} />
          {(refused.includes('RRU007') || watch('without') !== 'REFUSE') && (
            <Radio.Group
              label={t('without')}
              description={t('withoutHint')}
              value={watch('without')}
              onChange={(chosen) => setValue('without', chosen)}
            >
              <div className={classes.choices}>
                <Radio value="GIVE" label={t('withoutGive')} />
                <Radio value="LEAVE" label={t('withoutLeave')} />
              </div>
            </Radio.Group>
          )}
        </>
      )}
    />
  );
}
