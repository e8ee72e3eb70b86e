import { useState } from 'react';
import type { CardDialogProps } from '../../cardMenu.ts';
import { isOpenCorrection, MAX_CORRECTION_MESSAGE } from '@portal/domain/applications/corrections.ts';
import { paragraph } from '@portal/domain/fields/rules.ts';
import { call } from '../../../platform/network/api.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { useApplication, useCardAct } from '../../applications.queries.ts';
import { fullName } from '../../fullName.ts';
import { ActDialog } from '../../../platform/forms/ActDialog.tsx';
import { required } from '../../../platform/forms/fields/checks.ts';
import { CorrectionItem } from './CorrectionItem.tsx';
import { FormFieldsPicker } from './FormFieldsPicker.tsx';
import { TextField } from '../../../platform/forms/fields/TextField.tsx';
import { useActForm } from '../../../platform/forms/useActForm.ts';
import classes from './CorrectionsDialog.module.css';

interface Values {
  fields: string[];
  message: string;
}

const UNTOUCHED: Values = { fields: [], message: '' };

/** The open corrections, each to accept or to ask again; and the fields of the form, to ask for new ones. */
export default function CorrectionsDialog({ card, onClose }: CardDialogProps) {
  const t = useText('applicationDetail');
  const { data: application } = useApplication(card.id);
  const [asked, setAsked] = useState(0);
  const ask = useCardAct(application ?? card, (values: Values, { version, idempotencyKey }) =>
    call('askCorrections', { params: { id: card.id }, body: { ...values, version }, idempotencyKey }),
  );
  const act = useActForm({
    name: `corrections.${card.id}`,
    defaults: UNTOUCHED,
    act: ask.send,
    done: () => {
      showToast({ tone: 'done', text: t('correctionsDialog.asked') });
      act.draft.empty();
      setAsked((times) => times + 1);
    },
  });
  const open = application?.corrections.filter(({ state }) => isOpenCorrection(state)) ?? [];
  return (
    <ActDialog
      title={t('correctionsDialog.title', { name: fullName(card) })}
      submit={t('correctionsDialog.submit')}
      form={act}
      onClose={onClose}
    >
      <section className={classes.section} aria-labelledby="corrections-open">
        <h3 id="corrections-open">{t('correctionsDialog.open')}</h3>
        {open.length === 0 && <p className={classes.quiet}>{t('correctionsDialog.none')}</p>}
        {application &&
          open.map((correction) => (
            <CorrectionItem
              key={correction.id}
              application={application}
              correction={correction}
              perform={act.perform}
            />
          ))}
      </section>
      <section className={classes.section} aria-labelledby="corrections-ask">
        <h3 id="corrections-ask">{t('correctionsDialog.ask')}</h3>
        <p className={classes.quiet}>{t('correctionsDialog.askHint')}</p>
        {application && (
          <FormFieldsPicker
            key={asked}
            control={act.form.control}
            name="fields"
            application={application}
            taken={open.map(({ field }) => field)}
          />
        )}
        <TextField
          control={act.form.control}
          name="message"
          label={t('correctionsDialog.message')}
          hint={t('correctionsDialog.messageHint')}
          check={required(paragraph(MAX_CORRECTION_MESSAGE))}
          most={MAX_CORRECTION_MESSAGE}
        />
      </section>
    </ActDialog>
  );
}
