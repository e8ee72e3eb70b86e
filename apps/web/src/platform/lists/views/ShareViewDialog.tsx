import { Checkbox, Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Controller, useWatch } from 'react-hook-form';
import type { SavedView } from '@portal/contract/users/ownAccount.ts';
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx';
import { SkeletonLines } from '../../../ui/states/SkeletonLines.tsx';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { FailedReading } from '../../failures/FailedReading.tsx';
import { UndraftedDialog } from '../../forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../../forms/useKeyedForm.ts';
import { call, type Reply } from '../../network/api.ts';
import { useText } from '../../texts/i18n.ts';
import { viewsOf } from './savedViews.queries.ts';
import classes from './SavedViewsDialog.module.css';

interface Props {
  list: string;
  view: SavedView;
  onClose: () => void;
}

/** Lets others use a view of one's own, and says in which roles the list opens with it. */
export default function ShareViewDialog({ list, view, onClose }: Props) {
  const t = useText('tables');
  const common = useText('common');
  const params = { list, viewId: view.id };
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...viewsOf(list), view.id],
    queryFn: ({ signal }) => call('viewSharing', { params, signal }),
    // What another changed meanwhile would be written over.
    gcTime: 0,
  });
  if (data) return <ShareForm list={list} view={view} sharing={data} onClose={onClose} />;
  return (
    <DialogFrame
      title={t('shareViewTitle', { name: view.name })}
      size="small"
      onClose={onClose}
      closeLabel={common('close')}
    >
      {error ? (
        <FailedReading title={t('sharingFailed')} error={error} onRetry={refetch} busy={isFetching} />
      ) : (
        <SkeletonLines lines={4} label={common('loading')} />
      )}
    </DialogFrame>
  );
}

function ShareForm({ list, view, sharing, onClose }: Props & { sharing: Reply<'viewSharing'> }) {
  const t = useText('tables');
  const client = useQueryClient();
  const opensIn = sharing.roles.filter(({ opens }) => opens).map(({ id }) => String(id));
  const act = useKeyedForm({
    defaults: { shared: sharing.shared, roles: opensIn },
    async act({ shared, roles }, idempotencyKey) {
      const params = { list, viewId: view.id };
      await call('shareView', { params, body: { shared, roles: shared ? roles.map(Number) : [] }, idempotencyKey });
      void client.invalidateQueries({ queryKey: viewsOf(list) });
    },
    done({ shared }) {
      showToast({ tone: 'done', text: t(shared ? 'viewShared' : 'viewPrivate', { name: view.name }) });
      onClose();
    },
  });
  const { control } = act.form;
  const isShared = useWatch({ control, name: 'shared' });
  return (
    <UndraftedDialog
      title={t('shareViewTitle', { name: view.name })}
      submitLabel={t('shareViewSubmit')}
      form={act}
      onClose={onClose}
    >
      <Controller
        control={control}
        name="shared"
        render={({ field: { value, onChange, ...field } }) => (
          <Switch
            {...field}
            label={t('shareWithAll')}
            description={t('shareWithAllHint')}
            checked={value}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
        )}
      />
      {isShared && (
        <Controller
          control={control}
          name="roles"
          render={({ field, fieldState }) => (
            <Checkbox.Group
              {...field}
              label={t('opensIn')}
              description={t('opensInHint')}
              error={fieldState.error?.message}
            >
              <div className={classes.roles}>
                {sharing.roles.map(({ id, name }) => (
                  <Checkbox key={id} value={String(id)} label={name} />
                ))}
              </div>
            </Checkbox.Group>
          )}
        />
      )}
    </UndraftedDialog>
  );
}
