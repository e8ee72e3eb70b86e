import { useWatch } from 'react-hook-form';
import type { Notification } from '@portal/contract/notifications/notifications.ts';
import { POST_LANGUAGES } from '@portal/domain/content/post.ts';
import { line } from '@portal/domain/fields/rules.ts';
import { NOTIFICATION_AIMS, NOTIFICATION_LIMITS } from '@portal/domain/notifications/notification.ts';
import { required } from '../../platform/forms/fields/checks.ts';
import { ChoiceField } from '../../platform/forms/fields/ChoiceField.tsx';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { FormFrame } from '../../platform/forms/FormFrame.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldGroup, FieldPair } from '../../ui/fields/FieldGroup.tsx';
import { AttachmentField } from './AttachmentField.tsx';
import { NotificationPreview } from './NotificationPreview.tsx';
import { NotificationTextsFields } from './NotificationTextsFields.tsx';
import { RecipientsFields } from './RecipientsFields.tsx';
import { useNotificationForm } from './useNotificationForm.ts';

interface Props {
  /** Nothing: one is made. */
  notification?: Notification;
  /** The list as it was. */
  back: string;
  onDone: () => void;
}

/** What the server alone can judge. */
const anything = (): true => true;

/** Every field of a notification (product/notifications.md#notification). */
export function NotificationForm({ notification, back, onDone }: Props) {
  const t = useText('notificationForm');
  const list = useText('notificationList');
  const act = useNotificationForm(notification, onDone);
  const { control } = act.form;
  const [state, language, title, message, subject, body, noFile] = useWatch({
    control,
    name: ['state', 'language', 'title', 'message', 'subject', 'body', 'noAttachment'],
  });
  return (
    <FormFrame
      form={act}
      submit={t(notification ? 'save' : 'createSubmit')}
      notDone={t(notification ? 'notSaved' : 'notCreated')}
      back={back}
      isLong
    >
      <FieldGroup title={t('about')}>
        <FieldPair>
          <TextField
            control={control}
            name="name"
            label={t('name')}
            hint={t('nameHint')}
            check={required(line(NOTIFICATION_LIMITS.name))}
          />
          <ChoiceField
            control={control}
            name="language"
            label={list('language')}
            hint={t(language === 'both' ? 'bothHint' : 'languageHint')}
            choices={POST_LANGUAGES.map((value) => ({ value, label: list(`language.${value}`) }))}
          />
        </FieldPair>
      </FieldGroup>
      <NotificationTextsFields control={control} base={act.base} />
      <FieldGroup title={t('attachmentTitle')}>
        <AttachmentField control={control} present={act.base?.attachment ?? null} />
      </FieldGroup>
      <NotificationPreview
        language={language}
        texts={{ title, message, subject, body }}
        file={noFile ? null : (act.base?.attachment ?? null)}
      />
      <RecipientsFields control={control} base={act.base} />
      <FieldGroup title={t('when')}>
        <ChoiceField
          control={control}
          name="state"
          label={t('state')}
          choices={NOTIFICATION_AIMS.map((value) => ({ value, label: t(`aim.${value}`) }))}
        />
        {state === 'SCHEDULED' && (
          <FieldPair>
            <TextField control={control} name="fromDay" type="date" label={t('fromDay')} check={anything} />
            <TextField
              control={control}
              name="fromTime"
              type="time"
              label={t('fromTime')}
              hint={t('clock')}
              check={anything}
            />
          </FieldPair>
        )}
      </FieldGroup>
    </FormFrame>
  );
}
