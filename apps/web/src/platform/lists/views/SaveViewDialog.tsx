import { useQueryClient } from '@tanstack/react-query';
import type { SavedView } from '@portal/contract/users/ownAccount.ts';
import { line, tidy } from '@portal/domain/fields/rules.ts';
import { useWatch } from 'react-hook-form';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { call } from '../../network/api.ts';
import { UndraftedDialog } from '../../forms/UndraftedDialog.tsx';
import { required } from '../../forms/fields/checks.ts';
import { TextField } from '../../forms/fields/TextField.tsx';
import { useText } from '../../texts/i18n.ts';
import { useKeyedForm } from '../../forms/useKeyedForm.ts';
import { viewsOf } from './savedViews.queries.ts';

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
  const client = useQueryClient();
  const act = useKeyedForm({
    defaults: { name: usual },
    async act({ name }, idempotencyKey) {
      const { id } = await call('saveView', { params: { list }, body: { name: tidy(name), query }, idempotencyKey });
      void client.invalidateQueries({ queryKey: viewsOf(list) });
      onSaved(id);
    },
    done({ name }) {
      showToast({ tone: 'done', text: t('viewSaved', { name: tidy(name) }) });
      onClose();
    },
  });
  const { control } = act.form;
  const typed = tidy(useWatch({ control, name: 'name' }));
  const replaces = views.some(({ name }) => name === typed);
  return (
    <UndraftedDialog
      title={t('saveViewTitle')}
      submitLabel={t(replaces ? 'replaceViewSubmit' : 'saveViewSubmit')}
      form={act}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="name"
        label={t('viewName')}
        hint={t(replaces ? 'viewReplaces' : 'viewNameHint')}
        check={required(line(60))}
        isFirst
      />
    </UndraftedDialog>
  );
}
