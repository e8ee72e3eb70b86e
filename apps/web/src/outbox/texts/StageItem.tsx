import { useState } from 'react';
import { Switch } from '@mantine/core';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { KeptMailTexts } from '@portal/contract/outbox.ts';
import type { MailedStage } from '@portal/domain/outbox/mailTexts.ts';
import { FoldedItem } from '../../platform/forms/kept/FoldedItem.tsx';
import { OutdatedMark } from '../../platform/forms/languages/OutdatedMark.tsx';
import { currentLanguage, useText } from '../../platform/texts/i18n.ts';
import type { MailTextsForm } from './mailTextsForm.ts';
import { MailWords } from './MailWords.tsx';

interface Props {
  stage: MailedStage;
  before: KeptMailTexts['stages'][MailedStage];
  /** The server found something wrong in it. */
  isWrong: boolean;
}

/** What the applicant is mailed when a stage is reached: whether at all, and the words. */
export function StageItem({ stage, before, isWrong }: Props) {
  const t = useText('mailTexts');
  const stages = useText('stages');
  const { control } = useFormContext<MailTextsForm>();
  const [isOpen, onOpen] = useState(false);
  const { active, subject } = useWatch({ control, name: `stages.${stage}` });
  const { field } = useController({ control, name: `stages.${stage}.active` });
  return (
    <FoldedItem
      entry={{ isOpen: isOpen || isWrong, onOpen }}
      title={<strong>{t('onStage', { stage: stages(stage) })}</strong>}
      note={active ? subject[currentLanguage()] : t('off')}
      mark={<OutdatedMark outdated={before.outdated} />}
    >
      <Switch
        label={t('active')}
        description={t('activeHint')}
        checked={field.value}
        onChange={({ currentTarget }) => field.onChange(currentTarget.checked)}
      />
      <MailWords at={`stages.${stage}`} before={before} />
    </FoldedItem>
  );
}
