import { useState } from 'react';
import type { KeptInterviewQuestions } from '@portal/contract/interviews.ts';
import { randomId } from '../../platform/browser/randomId.ts';
import { ActDialog } from '../../platform/forms/ActDialog.tsx';
import { useRecordForm } from '../../platform/forms/useRecordForm.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { ConfirmedField } from '../../platform/forms/languages/ConfirmedField.tsx';
import { PairField } from '../../platform/forms/languages/PairField.tsx';
import { putGroup } from './questionEdits.ts';
import { saveQuestions, useTakeQuestions } from './questions.queries.ts';

interface Props {
  kept: KeptInterviewQuestions;
  /** Of the heading that is edited; without it one is added. */
  id: string | undefined;
  onClose: () => void;
}

const EMPTY = { en: '', es: '' };

/** A heading in both languages. */
export function GroupDialog({ kept, id, onClose }: Props) {
  const t = useText('interviewQuestions');
  const take = useTakeQuestions();
  const [groupId] = useState(() => id ?? randomId());
  const act = useRecordForm({
    endpoint: 'saveInterviewQuestions',
    name: `interviewGroup.${id ?? 'new'}`,
    record: kept,
    values: (present = kept) => ({
      title: { ...(present.groups.find((group) => group.id === groupId)?.title ?? EMPTY) },
      confirmed: false,
    }),
    nameOf: (path) => path.replace(/^groups\.\d+\./, ''),
    send: (values, base = kept, key) => saveQuestions(putGroup(base.groups, { id: groupId, ...values }), base, key),
    renew: () => undefined,
    done: (saved) => {
      take(saved);
      showToast({ tone: 'done', text: t(id === undefined ? 'groupAdded' : 'groupSaved') });
      onClose();
    },
  });
  const { control } = act.form;
  const before = act.base?.groups.find((group) => group.id === groupId);
  return (
    <ActDialog
      title={t(id === undefined ? 'newGroupTitle' : 'groupTitle')}
      submit={t(id === undefined ? 'add' : 'save')}
      form={act}
      onClose={onClose}
    >
      <PairField control={control} name="title" label={t('heading')} isFirst />
      <ConfirmedField control={control} before={before} textsOf={({ title }) => [title]} />
    </ActDialog>
  );
}
