import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { SavedView } from '@portal/contract/users/ownAccount.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { failureTexts } from '../../texts/fieldErrors.ts';
import { failureNote } from '../../failures/FailureNote.tsx';
import { useText } from '../../texts/i18n.ts';
import { useForgetView, useSaveView } from './savedViews.queries.ts';
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
  const isPhone = useMediaQuery('(max-width: 36em)') ?? false;
  const forget = useForgetView(list);
  const save = useSaveView(list);

  const told = (error: unknown, text: string) =>
    showToast({ tone: 'failed', text: [text, ...failureTexts(error)].join(' '), note: failureNote(error) });
  const restore = ({ name, query }: SavedView) =>
    save.mutateAsync({ name, query }).catch((error: unknown) => told(error, t('viewNotSaved', { name })));
  const remove = async (view: SavedView) => {
    try {
      await forget.mutateAsync(view.id);
      onForgotten(view.id);
      showToast({
        tone: 'done',
        text: t('viewDeleted', { name: view.name }),
        action: { label: common('undo'), run: () => void restore(view) },
      });
      if (views.length === 1) onClose();
    } catch (error) {
      told(error, t('viewNotDeleted', { name: view.name }));
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('deleteViewsTitle')}
      fullScreen={isPhone}
      centered
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <ul className={classes.views}>
        {views.map((view) => (
          <li key={view.id}>
            <span>{view.name}</span>
            <Button
              variant="default"
              size="compact-md"
              aria-label={t('deleteView', { name: view.name })}
              loading={forget.isPending && forget.variables === view.id}
              onClick={() => void remove(view)}
            >
              {t('delete')}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
