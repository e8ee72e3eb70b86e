import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { folded } from '@portal/domain/fields/folded.ts';

/** Letters that come so soon after each other are one beginning. */
const TOGETHER_MS = 1_000;
/** What takes letters itself. */
const TAKES_LETTERS = 'input:not([type=radio], [type=checkbox]), textarea, select';

/**
 * The first letters of a name or surname choose it, as in a menu of the browser's own, wherever in the dialog the focus is.
 * `group` is there once there are people; `choose` gets the first whom the letters fit.
 */
export function useTypeAhead<Person extends { name: string }>(
  group: RefObject<HTMLElement | null>,
  people: readonly Person[],
  choose: (person: Person) => void,
): void {
  const typed = useRef({ letters: '', at: 0 });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, timeStamp, target } = event;
    const isElsewhere = target instanceof Element && target.matches(TAKES_LETTERS);
    if (isElsewhere || key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    const { letters: before, at } = typed.current;
    const letters = folded((timeStamp - at < TOGETHER_MS ? before : '') + key);
    const fits = ({ name }: Person) => ` ${folded(name)}`.includes(` ${letters}`);
    const found = letters.trim() === '' ? undefined : people.find(fits);
    if (!found) return;
    typed.current = { letters, at: timeStamp };
    event.preventDefault();
    choose(found);
  });
  const isThere = people.length > 0;
  useEffect(() => {
    const heardOn = group.current?.closest<HTMLElement>('[role=dialog]');
    if (!isThere || !heardOn) return undefined;
    heardOn.addEventListener('keydown', onKey);
    return () => heardOn.removeEventListener('keydown', onKey);
  }, [group, isThere]);
}
