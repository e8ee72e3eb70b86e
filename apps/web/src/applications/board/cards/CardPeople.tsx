import { IconBriefcase, IconEye, IconHeartHandshake, IconListSearch, type Icon } from '@tabler/icons-react';
import type { Card } from '@portal/contract/applications/card.ts';
import { ASSIGNMENT_KINDS, type AssignmentKind } from '@portal/domain/access/roles.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { initialsOf } from '../../../ui/people/initials.ts';
import classes from './CardPeople.module.css';

const MARKS: Readonly<Record<AssignmentKind, Icon>> = {
  analyst: IconListSearch,
  supervisor: IconEye,
  manager: IconBriefcase,
  ephesian: IconHeartHandshake,
};

interface Props {
  assignment: Card['assignment'];
  /** The Tab key reaches them, as it does all of this card. */
  current: boolean;
}

/** The staff assigned, each by the mark of the role and the initials; role and name are told to pointer, keyboard and touch. */
export function CardPeople({ assignment, current }: Props) {
  const t = useText('applications');
  const people = ASSIGNMENT_KINDS.flatMap((kind) => {
    const person = assignment[kind];
    return person ? [{ kind, name: person.name }] : [];
  });
  if (people.length === 0) return null;
  return (
    <ul className={classes.people}>
      {people.map(({ kind, name }) => {
        const Mark = MARKS[kind];
        const said = t(`assignedAs.${kind}`, { name });
        return (
          <li key={kind}>
            <span
              className={classes.person}
              // A mark and two letters are its picture.
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="img"
              aria-label={said}
              data-tip={said}
              // The tip is all that it does: a button would promise more.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={current ? 0 : -1}
            >
              <Mark size={13} aria-hidden />
              <span aria-hidden>{initialsOf(name)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
