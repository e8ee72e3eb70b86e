import { IconCopy, IconEdit, IconEye, IconEyeOff, IconSchool, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Course } from '@portal/contract/courses/parts.ts';
import { useOrderedRow } from '../../platform/dragging/useOrderedRow.tsx';
import { RowMenu } from '../../platform/lists/RowMenu.tsx';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { nameOf } from '../nameOf.ts';
import type { Level, Part } from './level.ts';
import { PartStatus } from './PartStatus.tsx';
import { usePartActs } from './usePartActs.ts';
import classes from './Parts.module.css';

interface Props {
  level: Level;
  part: Part;
  siblings: readonly Part[];
  to: string;
  facts: readonly string[];
  /** Nothing: parts of this kind have none; null: this one has none. */
  image: Course['image'] | undefined;
  onRemove: () => void;
}

/** One course, section or lesson: how it stands, a handle that moves it by hand and by key, and its menu. */
export function PartRow({ level, part, siblings, to, facts, image, onRemove }: Props) {
  const t = useText('courses');
  const mayManage = useActor().permissions.has('business.course.manage');
  const { publish, place, copy } = usePartActs(level);
  const { id, status, inUse } = part;
  const name = nameOf(part);
  const at = siblings.findIndex((one) => one.id === id);
  const { ref, over, handle, said, acts } = useOrderedRow<HTMLLIElement>({
    id: String(id),
    kind: level,
    at,
    count: siblings.length,
    step(by) {
      const next = siblings[at + by];
      if (next) place({ id, place: { beside: next.id, side: by === 1 ? 'after' : 'before' } });
    },
    onDrop: (moved, { side }) => place({ id: Number(moved), place: { beside: id, side } }),
    words: {
      move: t('move', { name }),
      up: t('moveUp'),
      down: t('moveDown'),
      moved: (now) => t('moved', { name, place: now, count: siblings.length }),
    },
  });
  const isPublished = status === 'PUBLISHED';
  return (
    <li ref={ref} className={classes.row} data-over={over} data-status={status}>
      {mayManage && handle}
      {image !== undefined && (
        <span className={classes.image}>
          {image ? <img src={image.thumb ?? image.url} alt="" /> : <IconSchool size={22} stroke={1.5} aria-hidden />}
        </span>
      )}
      <div className={classes.said}>
        <Link to={to} className={classes.name ?? ''}>
          {name}
        </Link>
        <p className={classes.facts}>
          <PartStatus part={part} />
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {said}
      </div>
      {mayManage && (
        <RowMenu
          label={t('acts', { name })}
          acts={[
            { label: t('open'), icon: IconEdit, does: to },
            isPublished
              ? {
                  label: t(inUse ? 'end' : 'takeBack'),
                  icon: IconEyeOff,
                  does: () => publish({ id, part, published: false }),
                }
              : { label: t('publish'), icon: IconEye, does: () => publish({ id, part, published: true }) },
            ...acts,
            level === 'course' && { label: t('copy'), icon: IconCopy, does: () => copy({ id }) },
            inUse
              ? { label: t('remove'), icon: IconTrash, does: () => undefined, why: t('whyKept') }
              : { label: t('remove'), icon: IconTrash, danger: true, does: onRemove },
          ]}
        />
      )}
    </li>
  );
}
