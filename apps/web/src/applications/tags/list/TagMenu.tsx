import { IconArrowMerge, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Tag } from '@portal/contract/applications/tags.ts';
import { RowMenu } from '../../../platform/lists/RowMenu.tsx';
import { useText } from '../../../platform/texts/i18n.ts';

/** A question about a tag, as the list showed it; without one a tag is made. */
export type AskedTag = { about: 'edit'; tag?: Tag | undefined } | { about: 'merge' | 'delete'; tag: Tag };

/** What may be done about a tag, in its row. */
export function TagMenu({ tag, onAsk }: { tag: Tag; onAsk: (asked: AskedTag) => void }) {
  const t = useText('tagList');
  return (
    <RowMenu
      label={t('actionsOf', { name: tag.name })}
      acts={[
        { label: t('edit'), icon: IconPencil, does: () => onAsk({ about: 'edit', tag }) },
        { label: t('merge'), icon: IconArrowMerge, does: () => onAsk({ about: 'merge', tag }) },
        { label: t('delete'), icon: IconTrash, does: () => onAsk({ about: 'delete', tag }), danger: true },
      ]}
    />
  );
}
