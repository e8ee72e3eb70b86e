import { useRef, useState, type KeyboardEvent } from 'react';
import { ActionIcon } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconEdit,
  IconEye,
  IconEyeOff,
  IconGripVertical,
  IconSchool,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Course } from '@portal/contract/courses/parts.ts';
import { useDropPlace } from '../../platform/dragging/useDropPlace.ts';
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
  const [said, setSaid] = useState('');
  const { id, status, inUse } = part;
  const name = nameOf(part);
  const at = siblings.findIndex((one) => one.id === id);
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const over = useDropPlace({
    row,
    handle,
    id: String(id),
    kind: level,
    onDrop: (moved, { side }) => place({ id: Number(moved), place: { beside: id, side } }),
  });

  function step(by: 1 | -1): void {
    const next = siblings[at + by];
    if (!next) return;
    place({ id, place: { beside: next.id, side: by === 1 ? 'after' : 'before' } });
    setSaid(t('moved', { name, place: at + by + 1, count: siblings.length }));
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? -1 : 1);
  };
  const isPublished = status === 'PUBLISHED';
  return (
    <li ref={row} className={classes.row} data-over={over} data-status={status}>
      {mayManage && (
        <ActionIcon
          ref={handle}
          variant="subtle"
          color="gray"
          size="lg"
          className={classes.handle ?? ''}
          aria-label={t('move', { name })}
          onKeyDown={onKeyDown}
        >
          <IconGripVertical size={18} aria-hidden />
        </ActionIcon>
      )}
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
        <output className={classes.unseen}>{said}</output>
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
            at > 0 && { label: t('moveUp'), icon: IconArrowUp, does: () => step(-1) },
            at < siblings.length - 1 && { label: t('moveDown'), icon: IconArrowDown, does: () => step(1) },
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
