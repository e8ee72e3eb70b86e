import type { NoticeChoices } from '@portal/contract/notifications/notices.ts';
import { NOTICE_KINDS, NOTICE_WAYS } from '@portal/domain/notifications/notices.ts';
import { call } from '../platform/network/api.ts';
import { ChoiceField } from '../platform/forms/fields/ChoiceField.tsx';
import { UndraftedDialog } from '../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../platform/forms/useKeyedForm.ts';
import { useText } from '../platform/texts/i18n.ts';
import { showToast } from '../ui/toasts/toasts.ts';

/** A choice a kind, of the ways in which it can be told. */
export function NoticeChoicesForm({ known, onClose }: { known: NoticeChoices; onClose: () => void }) {
  const t = useText('notices');
  const act = useKeyedForm<NoticeChoices>({
    defaults: known,
    act: (body, idempotencyKey) => call('saveNoticeChoices', { body, idempotencyKey }),
    done: () => {
      showToast({ tone: 'done', text: t('choicesSaved') });
      onClose();
    },
  });
  return (
    <UndraftedDialog
      title={t('title')}
      submitLabel={t('choicesSubmit')}
      next={t('choicesText')}
      form={act}
      onClose={onClose}
    >
      {NOTICE_KINDS.map((kind) => (
        <ChoiceField
          key={kind}
          control={act.form.control}
          name={kind}
          label={t(`kind.${kind}`)}
          {...(kind === 'CHAT' && { hint: t('chatMailed') })}
          choices={NOTICE_WAYS[kind].map((way) => ({ value: way, label: t(`way.${way}`) }))}
          check={() => true}
        />
      ))}
    </UndraftedDialog>
  );
}
