import { useState, type FormEvent } from 'react';
import { TextInput } from '@mantine/core';
import type { SavedView } from '@portal/contract/users/ownAccount.ts';
import { line, tidy } from '@portal/domain/fields/rules.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { failureTexts, focusFirstError, problemText } from '../../texts/fieldErrors.ts';
import { failureNote } from '../../failures/FailureNote.tsx';
import { useText } from '../../texts/i18n.ts';
import { useSaveView } from './savedViews.queries.ts';

const nameRule = line(60);

interface Props {
  list: string;
  views: readonly SavedView[];
  /** The name that is offered. */
  usual: string;
  query: string;
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** Keeps what the list shows now under a name. */
export function SaveViewDialog({ list, views, usual, query, onSaved, onClose }: Props) {
  const t = useText('tables');
  const common = useText('common');
  const [name, setName] = useState(usual);
  const [tried, setTried] = useState(false);
  const { mutateAsync, isPending, error } = useSaveView(list);
  const text = tidy(name);
  const wrong = text === '' ? { code: 'field.required' as const } : nameRule(text, '');
  const replaces = views.some((view) => view.name === text);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong) return focusFirstError();
    try {
      const { id } = await mutateAsync({ name: text, query });
      showToast({ tone: 'done', text: t('viewSaved', { name: text }) });
      onSaved(id);
      onClose();
    } catch {
      // Told in the dialog.
    }
  };
  return (
    <Dialog
      title={t('saveViewTitle')}
      onClose={onClose}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t(replaces ? 'replaceViewSubmit' : 'saveViewSubmit')}
      onSubmit={(event) => void save(event)}
      busy={isPending}
      {...(error && { failures: failureTexts(error), note: failureNote(error) })}
    >
      <TextInput
        label={t('viewName')}
        description={replaces ? t('viewReplaces') : t('viewNameHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={tried && wrong && problemText(wrong)}
        required
        withAsterisk={false}
        data-autofocus
      />
    </Dialog>
  );
}
