/** Answers while they are typed: what is on the server, what is not yet there, what is wrong with it. Pure, and told to who listens. */
import type { KeptAnswer } from '@portal/contract/interviews.ts';

/** The comments are kept among the answers. */
export const COMMENTS = '';

export interface Entry {
  text: string;
  /** The version upon which it is written; 0 where there was none. */
  seen: number;
  /** The server does not have it yet. */
  unsent: boolean;
  /** Why the server did not take it, in words; it is not sent again before it changes. */
  problem: string | undefined;
  /** What another window had written. */
  overwritten: string | null;
}

export type Entries = Readonly<Record<string, Entry>>;
/** What a window keeps of entries that the server does not have. */
export type Unsent = Readonly<Record<string, { text: string; seen: number }>>;

const keyOf = ({ question }: KeptAnswer): string => question ?? COMMENTS;
const entryOf = ({ answer, version, overwritten }: KeptAnswer): Entry => ({
  text: answer,
  seen: version,
  unsent: false,
  problem: undefined,
  overwritten,
});

export function newAnswerStore(kept: readonly KeptAnswer[], unsent: Unsent = {}) {
  let entries: Entries = Object.fromEntries(kept.map((one) => [keyOf(one), entryOf(one)]));
  const listeners = new Set<() => void>();
  const change = (next: Entries) => {
    entries = next;
    listeners.forEach((tell) => tell());
  };
  const put = (id: string, entry: Partial<Entry>) =>
    change({ ...entries, [id]: { ...(entries[id] ?? NONE), ...entry } });

  for (const [id, { text, seen }] of Object.entries(unsent)) {
    if (entries[id]?.text !== text) put(id, { text, seen, unsent: true });
  }
  return {
    entries: () => entries,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (id: string, text: string) => put(id, { text, unsent: true, problem: undefined }),
    /** It was read, and this text stays. */
    keepThis: (id: string) => put(id, { overwritten: null }),
    /** What is on the server now; what is typed here stays. */
    take(now: readonly KeptAnswer[]) {
      const fresh = now.filter((one) => !entries[keyOf(one)]?.unsent && entries[keyOf(one)]?.seen !== one.version);
      if (fresh.length > 0)
        change({ ...entries, ...Object.fromEntries(fresh.map((one) => [keyOf(one), entryOf(one)])) });
    },
    /** The next that is to be sent. */
    next: () => Object.entries(entries).find(([, { unsent: isUnsent, problem }]) => isUnsent && problem === undefined),
    /** The server has `sent`; what was typed since is still to be sent, upon that. */
    arrived(id: string, sent: string, answered: KeptAnswer) {
      const isSame = entries[id]?.text === sent;
      put(id, isSame ? entryOf(answered) : { seen: answered.version, overwritten: answered.overwritten });
    },
    /** The server refused `sent`; what was typed since may be right. */
    refused(id: string, sent: string, problem: string) {
      if (entries[id]?.text === sent) put(id, { problem });
    },
    unsent: (): Unsent =>
      Object.fromEntries(
        Object.entries(entries).flatMap(([id, { text, seen, unsent: isUnsent }]) =>
          isUnsent ? [[id, { text, seen }]] : [],
        ),
      ),
  };
}

const NONE: Entry = { text: '', seen: 0, unsent: false, problem: undefined, overwritten: null };
