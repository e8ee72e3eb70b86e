import { Radio } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useController, type Control } from 'react-hook-form';
import type { MergePreview } from '@portal/contract/churches/merging.ts';
import type { MergedNoun, MergeField } from '@portal/domain/churches/merging.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { call } from '../../platform/network/api.ts';
import { countryName, formatDate, formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';
import { PAGES, renewPages } from './churchPages.queries.ts';
import classes from './NetworkPage.module.css';

const COUNTED = ['applications', 'reports', 'licences', 'children', 'views', 'certificates'] as const;

interface Props {
  noun: MergedNoun;
  /** Whose page it is. */
  kept: number;
  gone: number;
  onClose: () => void;
}

/** Two that are the same become one: what of each is kept, and what goes along, is seen before. */
export function MergeDialog({ noun, kept, gone, onClose }: Props) {
  const t = useText('churchPages');
  const common = useText('common');
  const query = useQuery({
    queryKey: [...PAGES, 'merging', noun, kept, gone],
    queryFn: ({ signal }) => call('previewMerge', { body: { noun, kept, gone }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const { data } = query;
  if (data)
    return <Choosing key={`${data.kept.version} ${data.gone.version}`} noun={noun} preview={data} onClose={onClose} />;
  return (
    <Dialog
      title={t('compare')}
      onClose={onClose}
      closeLabel={common('close')}
      cancelLabel={common('close')}
      onSubmit={(event) => event.preventDefault()}
    >
      <UntilRead query={query} />
    </Dialog>
  );
}

type Choices = Partial<Record<MergeField, 'kept' | 'gone'>>;

function Choosing({ noun, preview, onClose }: { noun: MergedNoun; preview: MergePreview; onClose: () => void }) {
  const t = useText('churchPages');
  const client = useQueryClient();
  const { kept, gone, fields, moves, licenceEnds, certificatesEnd } = preview;
  const form = useKeyedForm<Choices>({
    // Where this one says nothing, the other's is kept.
    defaults: Object.fromEntries(fields.map(({ key, kept: own }) => [key, own === null ? 'gone' : 'kept'])),
    async act(chosen, idempotencyKey) {
      const taken = fields.map(({ key }) => key).filter((key) => chosen[key] === 'gone');
      const body = { noun, kept: kept.id, gone: gone.id, taken, keptVersion: kept.version, goneVersion: gone.version };
      await call('merge', { body, idempotencyKey });
    },
    done() {
      showToast({ tone: 'done', text: t('mergeDone', { name: gone.name }) });
      renewPages(client);
      onClose();
    },
  });
  const counts = COUNTED.filter((key) => moves[key] > 0);
  return (
    <UndraftedDialog
      title={t('mergeTitle', { name: kept.name })}
      submitLabel={t('mergeSubmit')}
      next={t('mergeText', { name: gone.name })}
      form={form}
      size="medium"
      onClose={onClose}
    >
      {fields.map((field) => (
        <FieldChoice key={field.key} field={field} control={form.form.control} />
      ))}
      {counts.length > 0 && (
        <ul className={classes.list} aria-label={t('moves')}>
          {counts.map((key) => (
            <li key={key}>{t(`moves.${key}`, { count: moves[key], shown: formatNumber(moves[key]) })}</li>
          ))}
        </ul>
      )}
      {licenceEnds && <p>{t('licenceEnds')}</p>}
      {certificatesEnd > 0 && (
        <p>{t('certificatesEnd', { count: certificatesEnd, shown: formatNumber(certificatesEnd) })}</p>
      )}
    </UndraftedDialog>
  );
}

function FieldChoice({ field, control }: { field: MergePreview['fields'][number]; control: Control<Choices> }) {
  const t = useText('churchPages');
  const { field: chosen } = useController({ control, name: field.key });
  const said = (value: string | null): string => {
    if (value === null) return t('nothing');
    if (field.key === 'country') return countryName(value);
    if (field.key === 'birthDate') return formatDate(value);
    if (field.key !== 'days') return value;
    const [from = '', to = ''] = value.split('/');
    return to === ''
      ? t('days', { from: formatDate(from) })
      : t('daysUntil', { from: formatDate(from), to: formatDate(to) });
  };
  return (
    <Radio.Group {...chosen} label={t(`field.${field.key}`)}>
      <Radio value="kept" label={said(field.kept)} mt="xs" />
      <Radio value="gone" label={said(field.gone)} mt="xs" />
    </Radio.Group>
  );
}
