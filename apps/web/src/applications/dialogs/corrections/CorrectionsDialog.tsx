import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import type { CardDialogProps } from '../../cardMenu.ts';
import { call } from '../../../platform/network/api.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { ActDialog } from '../../../platform/forms/ActDialog.tsx';
import { useActForm } from '../../../platform/forms/useActForm.ts';
import { SkeletonLines } from '../../../ui/states/SkeletonLines.tsx';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { useApplication, useCardAct } from '../../applications.queries.ts';
import { useBoardAddress } from '../../boardAddress.ts';
import { cardSubject } from '../../cardSubject.ts';
import { fullName } from '../../fullName.ts';
import { AskSection } from './AskSection.tsx';
import { ASKED_ENTRIES, askedDraft, NOTHING_ASKED, type AskedFields } from './askedFields.ts';
import { CorrectionItem } from './CorrectionItem.tsx';
import { useSeenCorrections } from './useSeenCorrections.ts';
import classes from './CorrectionsDialog.module.css';

/** The open corrections, answered and waiting ones apart; and the fields of the form, to ask for new ones. */
export default function CorrectionsDialog({ card, sends = false, onClose }: CardDialogProps) {
  const t = useText('applicationDetail');
  const common = useText('common');
  const { openTab } = useBoardAddress();
  const { data: application } = useApplication(card.id);
  const ask = useCardAct(application ?? card, (values: AskedFields, { version, idempotencyKey }) =>
    call('askCorrections', { params: { id: card.id }, body: { ...values, version }, idempotencyKey }),
  );
  const act = useActForm({
    name: askedDraft(card.id),
    defaults: NOTHING_ASKED,
    entries: ASKED_ENTRIES,
    act: ask.send,
    done: () => {
      showToast({ tone: 'done', subject: cardSubject(card.id), text: t('correctionsDialog.asked') });
      act.draft.empty();
      if (sends) onClose();
    },
  });
  const isThere = application !== undefined;
  const begun = useRef(false);
  const send = useEffectEvent(() => act.submit());
  // Its texts have to be there to be checked.
  useEffect(() => {
    if (!sends || !isThere || begun.current) return;
    begun.current = true;
    void send();
  }, [sends, isThere]);
  // Gathered by their pencils: whoever comes to write their texts begins with them.
  const [composed] = useState(() => act.form.getValues('corrections').length > 0);
  const { answered, waiting } = useSeenCorrections(application?.corrections);
  const none = answered.length === 0 && waiting.length === 0;
  const sections = [
    { key: 'answered', corrections: answered },
    { key: 'waiting', corrections: waiting },
  ] as const;
  const mayAsk = application?.may.askCorrection ?? false;
  const askSection = application && mayAsk && (
    <AskSection application={application} form={act.form} composed={composed} />
  );
  // What was chosen stands in the card's own bar: only what may have been sent is told of here.
  const found = act.draft.found?.sent ? act.draft.found : undefined;
  return (
    <ActDialog
      title={t('correctionsDialog.title', { name: fullName(card) })}
      size="large"
      submit={mayAsk ? t('correctionsDialog.submit') : undefined}
      form={{ ...act, draft: { ...act.draft, found } }}
      onClose={onClose}
    >
      {!application && <SkeletonLines lines={6} label={common('loading')} />}
      {composed && askSection}
      {application && none && !composed && <p className={classes.quiet}>{t('correctionsDialog.none')}</p>}
      {application &&
        sections.map(
          ({ key, corrections }) =>
            corrections.length > 0 && (
              <section key={key} className={classes.section} aria-labelledby={`corrections-${key}`}>
                <h3
                  id={`corrections-${key}`}
                  tabIndex={-1}
                  {...(!composed &&
                    corrections === (answered.length > 0 ? answered : waiting) && { 'data-autofocus': true })}
                >
                  {t(`correctionsDialog.${key}`)}
                </h3>
                {corrections.map((correction) => (
                  <CorrectionItem
                    key={correction.id}
                    application={application}
                    correction={correction}
                    perform={act.perform}
                  />
                ))}
              </section>
            ),
        )}
      {!composed && askSection}
      {application && application.corrections.length > 0 && (
        <div>
          <Button
            variant="subtle"
            size="sm"
            onClick={() => {
              onClose();
              openTab(card.id, 'history');
            }}
          >
            {t('section.corrections')}
          </Button>
        </div>
      )}
    </ActDialog>
  );
}
