import { useQueryClient } from '@tanstack/react-query';
import type { ToldMinistryRules } from '@portal/contract/settings.ts';
import { bandsOf, type MinistryBand } from '@portal/domain/applications/ministryRules.ts';
import { ActDialog } from '../../platform/forms/ActDialog.tsx';
import { useRecordForm } from '../../platform/forms/useRecordForm.ts';
import { useWholeChecked } from '../../platform/forms/useWholeChecked.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { ministryRulesQuery } from '../settings.queries.ts';
import { BandRows } from './BandRows.tsx';
import { RulesPreview } from './RulesPreview.tsx';
import { nextBand, rulesOf, typedBands, type BandValues } from './typedBands.ts';

interface Props {
  /** Alpha-2, or `*` for all that have no bands of their own. */
  country: string;
  name: string;
  told: ToldMinistryRules;
  onClose: () => void;
}

const othersThan = (country: string, rules: readonly MinistryBand[]) =>
  rules.filter((band) => band.country !== country);

/** The bands of one country, those of all others as they are. */
export function BandsDialog({ country, name, told, onClose }: Props) {
  const t = useText('configuration');
  const client = useQueryClient();
  const form = useRecordForm({
    endpoint: 'setMinistryRules',
    name: `ministryRules.${country}`,
    record: told,
    values: (present = told): BandValues => {
      const bands = typedBands(bandsOf(present.rules, country));
      return { bands: bands.length > 0 ? bands : [nextBand([])] };
    },
    entries: { bands: [nextBand([])] },
    send: ({ bands }, base = told, idempotencyKey) =>
      call('setMinistryRules', {
        body: {
          rules: [...othersThan(country, base.rules), ...(rulesOf(country, bands) ?? [])],
          version: base.version,
        },
        idempotencyKey,
      }),
    renew: () => void client.invalidateQueries({ queryKey: ministryRulesQuery.queryKey }),
    done: (saved) => {
      client.setQueryData(ministryRulesQuery.queryKey, saved);
      showToast({ tone: 'done', subject: 'ministryRules', text: t('bandsSaved', { country: name }) });
      onClose();
    },
  });
  useWholeChecked(form.form);
  const others = othersThan(country, form.base?.rules ?? told.rules);
  return (
    <ActDialog
      title={t('bandsTitle', { country: name })}
      hint={t('bandsHint')}
      size="large"
      submit={t('bandsSubmit')}
      form={form}
      onClose={onClose}
    >
      <BandRows control={form.form.control} country={country} />
      <RulesPreview control={form.form.control} country={country} others={others} />
    </ActDialog>
  );
}
