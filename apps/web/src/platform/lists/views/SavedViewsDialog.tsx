import { Button } from '@mantine/core';
import type { SavedView } from '@portal/contract/users/ownAccount.ts';
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx';
import { ToastPlace } from '../../../ui/toasts/ToastPlace.tsx';
import { call } from '../../network/api.ts';
import { useQuickAct } from '../../forms/useQuickAct.ts';
import { useText } from '../../texts/i18n.ts';
import { viewsOf } from './savedViews.queries.ts';
import classes from './SavedViewsDialog.module.css';

interface Props {
  list: string;
  views: readonly SavedView[];
  onForgotten: (id: number) => void;
  onClose: () => void;
}

/** Deletes saved views, each with a way back. */
export function SavedViewsDialog({ list, views, onForgotten, onClose }: Props) {
  const t = useText('tables');
  const common = useText('common');
  const renews = viewsOf(list);
  const restored = useQuickAct({
    act: ({ name, query }: SavedView) => call('saveView', { params: { list }, body: { name, query } }),
    done: () => undefined,
    failed: ({ name }) => t('viewNotSaved', { name }),
    renews,
  });
  const { press, pressed } = useQuickAct({
    act: ({ id: viewId }: SavedView) => call('forgetView', { params: { list, viewId } }),
    done: ({ name }) => t('viewDeleted', { name }),
    failed: ({ name }) => t('viewNotDeleted', { name }),
    undo: restored.press,
    renews,
    after({ id }) {
      onForgotten(id);
      if (views.length === 1) onClose();
    },
  });
  return (
    <DialogFrame title={t('deleteViewsTitle')} size="small" onClose={onClose} closeLabel={common('close')}>
      <ul className={classes.views}>
        {views.map((view) => (
          <li key={view.id}>
            <span>{view.name}</span>
            <Button
              variant="default"
              size="compact-md"
              aria-label={t('deleteView', { name: view.name })}
              loading={pressed?.id === view.id}
              onClick={() => press(view)}
            >
              {t('delete')}
            </Button>
          </li>
        ))}
      </ul>
      <ToastPlace />
    </DialogFrame>
  );
}
