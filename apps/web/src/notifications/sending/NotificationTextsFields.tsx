import { useWatch, type Control } from 'react-hook-form';
import type { Notification } from '@portal/contract/notifications/notifications.ts';
import { line } from '@portal/domain/fields/rules.ts';
import { NOTIFICATION_LIMITS, notificationWording } from '@portal/domain/notifications/notification.ts';
import { optional } from '../../platform/forms/fields/checks.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { ConfirmedField } from '../../platform/forms/languages/ConfirmedField.tsx';
import { Sides, type SideField } from '../../platform/forms/languages/Sides.tsx';
import { RichTextField } from '../../platform/richText/RichTextField.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldGroup } from '../../ui/fields/FieldGroup.tsx';
import type { NotificationValues } from './useNotificationForm.ts';

interface Props {
  control: Control<NotificationValues>;
  /** As it was last seen; nothing where one is made. */
  base: Notification | undefined;
}

/** What is told at the bell and by email, in each language, side by side where there are two. */
export function NotificationTextsFields({ control, base }: Props) {
  const t = useText('notificationForm');
  const language = useWatch({ control, name: 'language' });
  const lines =
    (part: 'title' | 'message' | 'subject', label: string): SideField =>
    (side, labelled) => (
      <TextField
        control={control}
        name={`${part}.${side}`}
        label={labelled(label)}
        check={optional(line(NOTIFICATION_LIMITS[part]))}
      />
    );
  const body: SideField = (side, labelled) => (
    <RichTextField control={control} name={`body.${side}`} label={labelled(t('body'))} kind="letter" />
  );
  return (
    <>
      <FieldGroup title={t('atBell')}>
        <Sides language={language} texts={[lines('title', t('titleField')), lines('message', t('message'))]} />
      </FieldGroup>
      <FieldGroup title={t('byMail')}>
        <Sides language={language} texts={[lines('subject', t('subject')), body]} />
      </FieldGroup>
      {language === 'both' && base && <ConfirmedField control={control} before={base} textsOf={notificationWording} />}
    </>
  );
}
