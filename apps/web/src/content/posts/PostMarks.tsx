import { IconArchive, IconCalendarTime, IconCircleCheck, IconLanguage, IconPencil } from '@tabler/icons-react';
import type { ListedPost } from '@portal/contract/content/posts.ts';
import type { PostState } from '@portal/domain/content/post.ts';
import { OutdatedMark } from '../../platform/forms/languages/OutdatedMark.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { StateMark } from '../../ui/states/StateMark.tsx';
import classes from './Posts.module.css';

const MARKS = {
  DRAFT: { icon: IconPencil, tone: 'quiet' },
  SCHEDULED: { icon: IconCalendarTime, tone: undefined },
  PUBLISHED: { icon: IconCircleCheck, tone: 'good' },
  ENDED: { icon: IconArchive, tone: 'quiet' },
} as const satisfies Record<PostState, unknown>;

/** How a post stands, and what is missing or outdated in a language. */
export function PostMarks({ post }: { post: Pick<ListedPost, 'state' | 'missing' | 'outdated'> }) {
  const t = useText('postList');
  // `forms` holds what outdated languages are called.
  useText('forms');
  return (
    <span className={classes.marks}>
      <StateMark {...MARKS[post.state]}>{t(`state.${post.state}`)}</StateMark>
      {post.missing.map((language) => (
        <StateMark key={language} icon={IconLanguage} tone="attention">
          {t(`missing.${language}`)}
        </StateMark>
      ))}
      <OutdatedMark outdated={post.outdated} />
    </span>
  );
}
