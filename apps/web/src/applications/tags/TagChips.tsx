import type { Label } from '@portal/contract/applications/card.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { TagChip } from './TagChip.tsx';
import classes from './TagChips.module.css';

/** The tags of a card on the board. */
export function TagChips({ tags }: { tags: readonly Label[] }) {
  const t = useText('applications');
  if (tags.length === 0) return null;
  return (
    <ul className={classes.line} aria-label={t('card.tags')}>
      {tags.map((tag) => (
        <li key={tag.id} className={classes.tag}>
          <TagChip tag={tag} />
        </li>
      ))}
    </ul>
  );
}
