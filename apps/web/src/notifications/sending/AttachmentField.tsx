import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useController, type Control } from 'react-hook-form';
import type { Notification } from '@portal/contract/notifications/notifications.ts';
import { useFieldWords } from '../../platform/forms/fields/fieldWords.ts';
import { UploadField } from '../../platform/forms/fields/UploadField.tsx';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { AttachedFile } from './AttachedFile.tsx';
import type { NotificationValues } from './useNotificationForm.ts';
import classes from './Notifications.module.css';

interface Props {
  control: Control<NotificationValues>;
  /** The file that the notification has. */
  present: Notification['attachment'];
}

const send = async (file: File, idempotencyKey: string): Promise<string> =>
  (await call('uploadNotificationFile', { file, idempotencyKey })).upload;

/** The file that goes with a notification: the one it has, which may be taken away, or another in its place. */
export function AttachmentField({ control, present }: Props) {
  const t = useText('notificationForm');
  useFieldWords('attachment', t('attachment'));
  const { field: upload } = useController({ control, name: 'attachment' });
  const { field: noAttachment } = useController({ control, name: 'noAttachment' });
  return (
    <>
      {present && !noAttachment.value && upload.value === '' && (
        <div className={classes.marks}>
          <AttachedFile file={present} />
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => noAttachment.onChange(true)}
          >
            {t('removeAttached')}
          </Button>
        </div>
      )}
      <UploadField
        control={control}
        name="attachment"
        label={t('attachment')}
        hint={t('attachmentHint')}
        as="notification"
        send={send}
      />
    </>
  );
}
