import { useState } from 'react';
import { paragraph } from '@portal/domain/fields/rules.ts';
import { MAX_MESSAGE } from '@portal/domain/conversations/messages.ts';
import type { Message } from '@portal/contract/conversations.ts';
import { useQueryClient } from '@tanstack/react-query';
import { FileField } from '../applications/dialogs/FileField.tsx';
import { messagesKey } from '../applications/messagesKey.ts';
import { optional, required } from '../platform/forms/fields/checks.ts';
import { TextField } from '../platform/forms/fields/TextField.tsx';
import { FormFrame } from '../platform/forms/FormFrame.tsx';
import { useActForm } from '../platform/forms/useActForm.ts';
import { call } from '../platform/network/api.ts';
import { useLastingAct } from '../platform/network/useLastingAct.ts';
import { useText } from '../platform/texts/i18n.ts';
import classes from './Chat.module.css';

interface Values {
  text: string;
  /** The upload that goes with it. */
  file: string;
}

/** What is written to the applicant; it is kept until it is sent. */
export function MessageForm({ id }: { id: number }) {
  const t = useText('conversations');
  const client = useQueryClient();
  // Another field for the next file: the one before knows which was sent.
  const [sent, setSent] = useState(0);
  const { send } = useLastingAct(({ text, file }: Values, idempotencyKey) =>
    call('sendMessage', { params: { id }, body: { text, ...(file && { file }) }, idempotencyKey }),
  );
  const act = useActForm<Values, Message>({
    name: `chat.${id}`,
    defaults: { text: '', file: '' },
    endpoint: 'sendMessage',
    act: send,
    done: () => {
      act.draft.empty();
      setSent((times) => times + 1);
      void client.invalidateQueries({ queryKey: messagesKey(id) });
    },
  });
  const { control, getValues } = act.form;
  return (
    <div
      className={classes.form}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void act.submit();
      }}
      role="presentation"
    >
      <FormFrame form={act} submit={t('send')}>
        <TextField
          control={control}
          name="text"
          label={t('write')}
          hint={t('hint')}
          check={(text) => (getValues('file') ? optional : required)(paragraph(MAX_MESSAGE))(text)}
          most={MAX_MESSAGE}
        />
        <FileField key={sent} control={control} name="file" applicationId={id} as="message" />
      </FormFrame>
    </div>
  );
}
