import { FormProvider } from 'react-hook-form';
import type { KeptMailTexts } from '@portal/contract/outbox.ts';
import { MAIL_TEXT_LIMITS, MAILED_STAGES } from '@portal/domain/outbox/mailTexts.ts';
import { useFieldWords } from '../../platform/forms/fields/fieldWords.ts';
import { FormFrame } from '../../platform/forms/FormFrame.tsx';
import { FoldedList } from '../../platform/forms/kept/FoldedList.tsx';
import { formatList } from '../../platform/texts/format.ts';
import { currentLanguage, useText } from '../../platform/texts/i18n.ts';
import type { MailTextsForm as Values } from './mailTextsForm.ts';
import { StageItem } from './StageItem.tsx';
import { TemplateItem } from './TemplateItem.tsx';
import { useMailTextsForm } from './useMailTextsForm.ts';
import editing from '../../platform/forms/EditedList.module.css';

/** What the applicant is mailed of stages, and the templates for mails from a card. */
export function MailTextsForm({ kept }: { kept: KeptMailTexts }) {
  const t = useText('mailTexts');
  const { act, templates } = useMailTextsForm(kept);
  const { errors } = act.form.formState;
  return (
    <FormProvider {...act.form}>
      <FormFrame form={act} submit={t('save')} isLong>
        <TextsWords />
        <section className={editing.section} aria-labelledby="mails-of-stages">
          <h2 id="mails-of-stages">{t('stages')}</h2>
          <p>{t('stagesHint')}</p>
          <ol className={editing.list}>
            {MAILED_STAGES.map((stage) => (
              <StageItem
                key={stage}
                stage={stage}
                before={(act.base ?? kept).stages[stage]}
                isWrong={errors.stages?.[stage] !== undefined}
              />
            ))}
          </ol>
        </section>
        <section className={editing.section} aria-labelledby="mail-templates">
          <h2 id="mail-templates">{t('templates')}</h2>
          <p>{t('templatesHint')}</p>
          <FoldedList list={templates} most={MAIL_TEXT_LIMITS.templates} emptyText={t('emptyText')} addLabel={t('add')}>
            {templates.entries.map(({ key }, index) => (
              <TemplateItem key={key} index={index} entry={templates.of(index)} before={(act.base ?? kept).templates} />
            ))}
          </FoldedList>
        </section>
      </FormFrame>
    </FormProvider>
  );
}

/** What the texts are called, where somebody else changed them. */
function TextsWords() {
  const t = useText('mailTexts');
  useFieldWords('stages', t('stages'), (stages: Values['stages']) =>
    formatList(MAILED_STAGES.map((stage) => stages[stage].subject[currentLanguage()])),
  );
  useFieldWords('templates', t('templates'), (templates: Values['templates']) =>
    formatList(templates.map(({ name }) => name)),
  );
  return null;
}
