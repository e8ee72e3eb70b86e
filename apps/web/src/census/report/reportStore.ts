/** A report while it is filled in: what the server has, what it does not have yet, what is wrong with it. Pure, and told to who listens. */
import { problemAt, textAt, type Answers, type Path } from './typedReport.ts';

interface Typed {
  text: string;
  /** What stood there when it was typed. */
  was: string;
}

type ByPath<Value> = Readonly<Partial<Record<Path, Value>>>;

/** What a window keeps of answers that the server does not have. */
export type Unsent = ByPath<Typed>;

export interface Filling {
  /** As the server has it. */
  base: Answers;
  typed: ByPath<Typed>;
  /** Why the server did not take it, in words; it is not sent again before it changes. */
  refused: ByPath<string>;
  /** What somebody else entered where something else is typed here: not sent before one of both is chosen. */
  others: ByPath<string>;
}

export const textIn = ({ base, typed }: Filling, path: Path): string => typed[path]?.text ?? textAt(base, path);

const without = <Value>(all: ByPath<Value>, path: Path): ByPath<Value> => {
  const { [path]: _, ...rest } = all;
  return rest;
};
const pathsOf = (all: ByPath<unknown>): Path[] => Object.keys(all) as Path[];

export function newReportStore(report: Answers, unsent: Unsent = {}) {
  let filling: Filling = { base: report, typed: unsent, refused: {}, others: {} };
  const listeners = new Set<() => void>();
  const change = (next: Partial<Filling>) => {
    filling = { ...filling, ...next };
    listeners.forEach((tell) => tell());
  };

  /** What is on the server now: what is typed here stays, and what another entered in its place is told beside it. */
  function take(now: Answers): void {
    if (now.version < filling.base.version) return;
    let { typed, others } = filling;
    for (const path of pathsOf(typed)) {
      const { text, was } = typed[path] as Typed;
      const there = textAt(now, path);
      if (there === text) {
        typed = without(typed, path);
        others = without(others, path);
      } else if (there !== was) {
        typed = { ...typed, [path]: { text, was: there } };
        others = { ...others, [path]: there };
      }
    }
    change({ base: now, typed, others });
  }
  take(report);

  return {
    filling: () => filling,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take,
    type(path: Path, text: string) {
      const was = textAt(filling.base, path);
      const typed = text === was ? without(filling.typed, path) : { ...filling.typed, [path]: { text, was } };
      const others = text === was ? without(filling.others, path) : filling.others;
      change({ typed, others, refused: without(filling.refused, path) });
    },
    /** What was typed here counts, whatever another entered. */
    keepOwn: (path: Path) => change({ others: without(filling.others, path) }),
    /** What is to be sent next, by its places. */
    next(): ByPath<string> | undefined {
      const { typed, refused, others } = filling;
      const ready = pathsOf(typed).flatMap((path) => {
        const { text } = typed[path] as Typed;
        const isHeld = path in refused || path in others || problemAt(path, text) !== undefined;
        return isHeld ? [] : [[path, text] as const];
      });
      return ready.length > 0 ? Object.fromEntries(ready) : undefined;
    },
    /** The server has `sent`; what was typed since is still to be sent, upon that. */
    arrived(sent: ByPath<string>, now: Answers) {
      let { typed } = filling;
      for (const path of pathsOf(sent)) {
        const present = typed[path];
        if (present?.text === sent[path]) typed = without(typed, path);
        else if (present) typed = { ...typed, [path]: { ...present, was: textAt(now, path) } };
      }
      change({ typed });
      take(now);
    },
    /** The server refused some of `sent`; what was typed since may be right. Answers whether it was any of it. */
    refused(sent: ByPath<string>, problems: ByPath<string>): boolean {
      const found = pathsOf(problems).filter((path) => path in sent);
      const still = found.filter((path) => filling.typed[path]?.text === sent[path]);
      change({ refused: { ...filling.refused, ...Object.fromEntries(still.map((path) => [path, problems[path]])) } });
      return found.length > 0;
    },
  };
}
