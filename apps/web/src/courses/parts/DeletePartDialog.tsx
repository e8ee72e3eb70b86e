import { useQueryClient } from '@tanstack/react-query';
import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { COURSES } from '../courses.queries.ts';
import { nameOf } from '../nameOf.ts';
import { CALLS, type Level, type Part } from './level.ts';

interface Props {
  level: Level;
  part: Part;
  onClose: () => void;
}

/** Deletes what nobody took part in, with all that is in it. */
export function DeletePartDialog({ level, part, onClose }: Props) {
  const t = useText('courses');
  const client = useQueryClient();
  const form = useKeyedForm({
    defaults: {},
    async act() {
      await CALLS[level].delete(part.id);
      showToast({ tone: 'done', text: t(`done.deleted.${level}`) });
      void client.invalidateQueries({ queryKey: COURSES });
    },
    done: onClose,
  });
  return (
    <UndraftedDialog
      title={t('removeTitle', { name: nameOf(part) })}
      submitLabel={t('remove')}
      next={t('removeText')}
      form={form}
      danger
      onClose={onClose}
    />
  );
}
