import { useState } from 'react';
import { Radio, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useController } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';
import { REGIONS, useFoundLeaders, type Leader } from './regions.queries.ts';

const SEARCH_MS = 250;

/** Whose spiritual child a leader is: by the keys what the tree does by dragging. */
export function PlaceDialog({ leader, onClose }: { leader: Leader; onClose: () => void }) {
  const t = useText('regions');
  const client = useQueryClient();
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), SEARCH_MS);
  const { data, error, refetch, isFetching } = useFoundLeaders(asked);
  const found = (data?.data ?? []).filter(({ id }) => id !== leader.id);
  const act = useKeyedForm({
    defaults: { parent: '' },
    act: ({ parent }) =>
      call('setSpiritualParent', {
        params: { id: leader.id },
        body: { from: leader.parent?.id ?? null, parent: Number(parent) },
      }),
    done({ parent }) {
      const name = found.find(({ id }) => String(id) === parent)?.name ?? '';
      showToast({ tone: 'done', text: t('placed', { name: leader.name, parent: name }) });
      void client.invalidateQueries({ queryKey: REGIONS });
      onClose();
    },
  });
  const { field, fieldState } = useController({
    control: act.form.control,
    name: 'parent',
    rules: { validate: (value: string) => value !== '' || t('chooseParent') },
  });
  return (
    <UndraftedDialog
      title={t('placeTitle', { name: leader.name })}
      submitLabel={t('placeSubmit')}
      form={act}
      onClose={onClose}
    >
      <TextInput
        type="search"
        label={t('findParent')}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {error && <FailedReading error={error} onRetry={refetch} busy={isFetching} />}
      {!data && !error && <SkeletonLines lines={4} label={t('chooseParent')} />}
      {data && found.length === 0 && <output>{t('noLeader')}</output>}
      {found.length > 0 && (
        <Radio.Group {...field} label={t('chooseParent')} error={fieldState.error?.message}>
          {found.map(({ id, name, churchName }) => (
            <Radio key={id} value={String(id)} label={name} description={churchName ?? undefined} mt="xs" />
          ))}
        </Radio.Group>
      )}
    </UndraftedDialog>
  );
}
