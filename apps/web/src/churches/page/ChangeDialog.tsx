import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { ChurchPage } from '@portal/contract/churches/churches.ts';
import { CHANGE_REASON_MAX, CHURCH_CHANGES, type ChangedFact } from '@portal/domain/churches/changes.ts';
import { churchName, date, paragraph } from '@portal/domain/fields/rules.ts';
import { ActDialog } from '../../platform/forms/ActDialog.tsx';
import { chosen, required } from '../../platform/forms/fields/checks.ts';
import { ChoiceField } from '../../platform/forms/fields/ChoiceField.tsx';
import { SelectField } from '../../platform/forms/fields/SelectField.tsx';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { useRecordForm } from '../../platform/forms/useRecordForm.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useCountryChoices } from '../../platform/texts/useCountryChoices.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { renewPages } from './churchPages.queries.ts';

const UNTOUCHED = { what: '', day: '', name: '', country: '', reason: '' };

/** Name, country, opening or closing of a church, from a day on. */
export function ChangeDialog({ church, onClose }: { church: ChurchPage; onClose: () => void }) {
  const t = useText('churchPages');
  const client = useQueryClient();
  const countries = useCountryChoices();
  const form = useRecordForm({
    endpoint: 'changeChurch',
    name: `changeChurch.${church.id}`,
    record: church,
    values: () => UNTOUCHED,
    send: ({ what, day, name, country, reason }, base = church, idempotencyKey) =>
      call('changeChurch', {
        params: { id: church.id },
        body: {
          what: what as ChangedFact,
          day,
          ...(what === 'name' && { name }),
          ...(what === 'country' && { country }),
          reason,
          version: base.version,
        },
        idempotencyKey,
      }),
    renew: () => renewPages(client),
    done: () => {
      showToast({ tone: 'done', text: t('changed') });
      onClose();
    },
  });
  const { control } = form.form;
  const what = useWatch({ control, name: 'what' });
  return (
    <ActDialog title={t('changeTitle', { name: church.name })} submit={t('changeSubmit')} form={form} onClose={onClose}>
      <ChoiceField
        control={control}
        name="what"
        label={t('what')}
        placeholder={t('chooseWhat')}
        choices={CHURCH_CHANGES.map((value) => ({ value, label: t(labelOf(value, church)) }))}
      />
      {what === 'name' && <TextField control={control} name="name" label={t('newName')} check={required(churchName)} />}
      {what === 'country' && (
        <SelectField
          control={control}
          name="country"
          label={t('newCountry')}
          hint={t('newCountryHint')}
          placeholder={t('chooseCountry')}
          choices={countries}
          check={chosen}
        />
      )}
      <TextField
        control={control}
        name="day"
        label={t(what === 'closed' ? 'lastDay' : 'firstDay')}
        check={required(date)}
        type="date"
      />
      <TextField
        control={control}
        name="reason"
        label={t('reason')}
        check={required(paragraph(CHANGE_REASON_MAX))}
        most={CHANGE_REASON_MAX}
      />
    </ActDialog>
  );
}

/** Of what is closed the closing is put right, and of what is open the opening. */
function labelOf(what: ChangedFact, { validTo }: ChurchPage) {
  if (what === 'opened') return validTo === null ? 'what.openedElse' : 'what.openedAgain';
  if (what === 'closed') return validTo === null ? 'what.closed' : 'what.closedElse';
  return `what.${what}` as const;
}
