import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Licence } from '@portal/contract/licences/licences.ts';
import { MAX_LICENCE_REASON } from '@portal/domain/licences/licence.ts';
import { UndraftedDialog } from '../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../platform/forms/useKeyedForm.ts';
import { useSeenRecord } from '../platform/forms/useSeenRecord.ts';
import { call } from '../platform/network/api.ts';
import { useText } from '../platform/texts/i18n.ts';
import { showToast } from '../ui/toasts/toasts.ts';
import { acceptLicence } from './licences.queries.ts';

/** Takes a licence back, with the reason for whoever reads it later. */
export function DeactivateLicence({ id, licence, onClose }: { id: number; licence: Licence; onClose: () => void }) {
  const t = useText('licences');
  const client = useQueryClient();
  const { seen, upon } = useSeenRecord('switchLicence', { licence }, (now) => acceptLicence(client, id, now));
  const form = useKeyedForm({
    defaults: { reason: '' },
    act: async ({ reason }, idempotencyKey) => {
      const body = { active: false, reason, seen: (seen.licence ?? licence).version };
      acceptLicence(client, id, await upon(call('switchLicence', { params: { id }, body, idempotencyKey })));
    },
    done: () => {
      showToast({ tone: 'done', text: t('deactivated') });
      onClose();
    },
  });
  const { errors } = form.form.formState;
  return (
    <UndraftedDialog
      title={t('deactivateTitle')}
      next={t('deactivateText')}
      submitLabel={t('deactivate')}
      form={form}
      danger
      onClose={onClose}
    >
      <Textarea
        label={t('reasonField')}
        autosize
        minRows={2}
        maxLength={MAX_LICENCE_REASON}
        error={errors.reason?.message}
        {...form.form.register('reason')}
      />
    </UndraftedDialog>
  );
}
