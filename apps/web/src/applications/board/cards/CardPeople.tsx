import type { Card } from '@portal/contract/applications/card.ts';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { initialsOf } from '../../../ui/people/initials.ts';
import classes from './CardPeople.module.css';

/** The staff assigned, by kind: initials and name; the kind is said to who hovers or listens. */
export function CardPeople({ assignment }: { assignment: Card['assignment'] }) {
  const t = useText('applications');
  const people = ASSIGNMENT_KINDS.flatMap((kind) => {
    const person = assignment[kind];
    return person ? [{ kind, name: person.name }] : [];
  });
  if (people.length === 0) return null;
  return (
    <ul className={classes.people}>
      {people.map(({ kind, name }) => (
        <li key={kind} className={classes.person} title={t(`assignedAs.${kind}`, { name })}>
          <span className={classes.initials} aria-hidden>
            {initialsOf(name)}
          </span>
          <span className={classes.kind}>{t(`kinds.${kind}`)}</span>
          {name}
        </li>
      ))}
    </ul>
  );
}
