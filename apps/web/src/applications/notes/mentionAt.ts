/** A word that begins with `@` right before the caret: what is looked for, and where it begins. */
export function mentionAt(text: string, caret: number): { search: string; from: number } | undefined {
  const found = /(?:^|\s)@([^\s@]{0,40})$/u.exec(text.slice(0, caret));
  return found ? { search: found[1] ?? '', from: caret - (found[1] ?? '').length - 1 } : undefined;
}

/** Those of the chosen whom the text still names. */
export const stillMentioned = <Person extends { id: number; name: string }>(
  text: string,
  chosen: readonly Person[],
): Person[] =>
  chosen.filter(({ id, name }, at) => text.includes(`@${name}`) && chosen.findIndex((one) => one.id === id) === at);
