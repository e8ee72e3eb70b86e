import { Radio } from '@mantine/core';
import { useController } from 'react-hook-form';
import { DECISION_MAX } from '@portal/domain/payments/exonerations.ts';
import { paragraph } from '@portal/domain/fields/rules.ts';
import { call } from '../platform/network/api.ts';
import { formatMoney } from '../platform/texts/format.ts';
import { problemText } from '../platform/texts/fieldErrors.ts';
import { useText } from '../platform/texts/i18n.ts';
import { required } from '../platform/forms/fields/checks.ts';
import { TextField } from '../platform/forms/fields/TextField.tsx';
import { useActForm } from '../platform/forms/useActForm.ts';
import { showToast } from '../ui/toasts/toasts.ts';
import { useApplication, useCardAct } from '../applications/applications.queries.ts';
import type { CardDialogProps } from '../applications/cardMenu.ts';
import { cardSubject } from '../applications/cardSubject.ts';
import { CardDialog } from '../applications/dialogs/CardDialog.tsx';
import { fullName } from '../applications/fullName.ts';
import classes from '../applications/dialogs/Choices.module.css';

interface Values {
  decision: string;
  words: string;
}

/** Grants or refuses an exoneration that another asked for. Whoever asked is told that somebody else decides. */
export default function DecideExonerationDialog({ card, onClose }: CardDialogProps) {
  const t = useText('applicationDetail');
  const words = useText('applicationForm');
  const { data: application } = useApplication(card.id);
  const asked = application?.exonerations.find(({ state }) => state === 'WAITING');
  const decide = useCardAct(card, ({ decision, words: why }: Values, { version, idempotencyKey }) =>
    call('decideExoneration', {
      params: { id: card.id, exoneration: asked?.id ?? 0 },
      body: { granted: decision === 'grant', words: decision === 'grant' ? '' : why, version },
      idempotencyKey,
    }),
  );
  const act = useActForm<Values, { exonerationWaits: boolean; paymentStatus: string }>({
    name: `exoneration.decision.${card.id}`,
    defaults: { decision: '', words: '' },
    act: decide.send,
    done: ({ paymentStatus }) => {
      const text = t(paymentStatus === 'EXONERATED' ? 'exonerationDialog.done_PAYMENT' : 'decision.refused', {
        name: fullName(card),
      });
      showToast({ tone: 'done', subject: cardSubject(card.id), text });
      onClose();
    },
  });
  const { control } = act.form;
  const { field, fieldState } = useController({
    control,
    name: 'decision',
    rules: { validate: (value) => value !== '' || problemText({ code: 'field.required' }) },
  });
  if (!application) return null;
  const isOwn = asked?.own === true;
  return (
    <CardDialog
      card={card}
      canStill={({ may }) => may.decideExoneration}
      title={t('decision.title', { name: fullName(card) })}
      submit={asked && !isOwn ? t('decision.submit') : undefined}
      form={act}
      onClose={onClose}
    >
      {!asked && <p>{t('decision.none')}</p>}
      {asked && (
        <p>
          {t('decision.asked', {
            by: asked.by,
            amount: asked.amount === null || asked.currency === null ? '' : formatMoney(asked.amount, asked.currency),
            reason: words(`values.exonerationReason.${asked.reason}`),
          })}
          {asked.observations && (
            <>
              <br />
              {asked.observations}
            </>
          )}
        </p>
      )}
      {isOwn && <p>{t('decision.own')}</p>}
      {asked && !isOwn && (
        <>
          <Radio.Group {...field} label={t('decision.choose')} error={fieldState.error?.message}>
            <div className={classes.choices}>
              <Radio value="grant" label={t('decision.grant')} description={t('exonerationDialog.PAYMENT_hint')} />
              <Radio value="refuse" label={t('decision.refuse')} description={t('decision.refuseHint')} />
            </div>
          </Radio.Group>
          {field.value === 'refuse' && (
            <TextField
              control={control}
              name="words"
              label={t('decision.words')}
              check={required(paragraph(DECISION_MAX))}
              most={DECISION_MAX}
            />
          )}
        </>
      )}
    </CardDialog>
  );
}
