import { useWatch, type Control } from 'react-hook-form';
import type { Notification } from '@portal/contract/notifications/notifications.ts';
import { languagesOf } from '@portal/domain/content/post.ts';
import { line } from '@portal/domain/fields/rules.ts';
import { NOTIFICATION_LIMITS, notificationWording } from '@portal/domain/notifications/notification.ts';
import { optional } from '../../platform/forms/fields/checks.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { ConfirmedField } from '../../platform/forms/languages/ConfirmedField.tsx';
import { RichTextField } from '../../platform/richText/RichTextField.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldGroup } from '../../ui/fields/FieldGroup.tsx';
import type { NotificationValues } from './useNotificationForm.ts';
import classes from './Notifications.module.css';

interface Props {
  control: Control<NotificationValues>;
  /** As it was last seen; nothing where one is made. */
  base: Notification | undefined;
}

/** What is told at the bell and by email, in each language, side by side where there are two. */
export function NotificationTextsFields({ control, base }: Props) {
  const t = useText('notificationForm');
  const forms = useText('forms');
  const language = useWatch({ control, name: 'language' });
  const sides = languagesOf(language);
  const labelled = (label: string, side: 'en' | 'es') =>
    forms('in', { label, language: forms(side === 'en' ? 'english' : 'spanish') });
  const lines = (part: 'title' | 'message' | 'subject', label: string) =>
    sides.map((side) => (
      <TextField
        key={side}
        control={control}
        name={`${part}.${side}`}
        label={labelled(label, side)}
        check={optional(line(NOTIFICATION_LIMITS[part]))}
      />
    ));
  const isBoth = sides.length > 1;
  return (
    <>
      <FieldGroup title={t('atBell')}>
        <div className={classes.sides} data-both={isBoth}>
          {lines('title', t('titleField'))}
          {lines('message', t('message'))}
        </div>
      </FieldGroup>
      <FieldGroup title={t('byMail')}>
        <div className={classes.sides} data-both={isBoth}>
          {lines('subject', t('subject'))}
          {sides.map((side) => (
            <RichTextField
              key={side}
              control={control}
              name={`body.${side}`}
              label={labelled(t('body'), side)}
              kind="letter"
            />
          ))}
        </div>
      </FieldGroup>
      {isBoth && base && <ConfirmedField control={control} before={base} textsOf={notificationWording} />}
    </>
  );
}
