import { useId, useState, type FormEvent } from 'react';
import { Button, Checkbox } from '@mantine/core';
import type { Door } from '@portal/contract/events/checkIn.ts';
import { MOST_COMPANIONS, type Party } from '@portal/domain/events/checkIn.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { CountField, countIn } from './CountField.tsx';
import classes from './Answer.module.css';

export type Brought = Omit<Party, 'holder'>;

interface Props {
  door: Door;
  title: string;
  party: Brought;
  submit: string;
  /** Whom they bring as it is entered; nothing while it says what was said before, or no number. */
  onEnter: (brought: Brought | undefined) => void;
  onSend: () => void;
}

const COUNTED = [
  ['naturalChildren', 'NATURAL_CHILD'],
  ['spiritualChildren', 'SPIRITUAL_CHILD'],
] as const;

/** Whom somebody brings, by kind and in one go; only the kinds that the event admits. */
export function Companions({ door, title, party, submit, onEnter, onSend }: Props) {
  const t = useText('door');
  const heading = useId();
  const [entered, setEntered] = useState({
    spouse: party.spouse,
    naturalChildren: String(party.naturalChildren),
    spiritualChildren: String(party.spiritualChildren),
  });
  const counted = COUNTED.filter(([, kind]) => door.access.includes(kind));
  const admitsSpouse = door.access.includes('SPOUSE');
  if (!admitsSpouse && counted.length === 0) return null;

  const broughtIn = (now: typeof entered): Brought | undefined => {
    const naturalChildren = countIn(now.naturalChildren, MOST_COMPANIONS.naturalChildren);
    const spiritualChildren = countIn(now.spiritualChildren, MOST_COMPANIONS.spiritualChildren);
    if (naturalChildren === undefined || spiritualChildren === undefined) return undefined;
    const brought = { spouse: now.spouse, naturalChildren, spiritualChildren };
    const isSame = (Object.keys(brought) as (keyof Brought)[]).every((key) => brought[key] === party[key]);
    return isSame ? undefined : brought;
  };
  const enter = (change: Partial<typeof entered>) => {
    const now = { ...entered, ...change };
    setEntered(now);
    onEnter(broughtIn(now));
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (broughtIn(entered)) onSend();
  };
  return (
    <form className={classes.companions} aria-labelledby={heading} onSubmit={send} noValidate>
      <p id={heading} className={classes.heading}>
        {title}
      </p>
      {admitsSpouse && (
        <Checkbox
          size="md"
          label={t('spouse')}
          checked={entered.spouse}
          onChange={({ currentTarget }) => enter({ spouse: currentTarget.checked })}
        />
      )}
      {counted.map(([key]) => (
        <CountField
          key={key}
          label={t(key)}
          most={MOST_COMPANIONS[key]}
          value={entered[key]}
          onChange={(value) => enter({ [key]: value })}
        />
      ))}
      <Button type="submit" variant="light" disabled={!broughtIn(entered)}>
        {submit}
      </Button>
    </form>
  );
}
