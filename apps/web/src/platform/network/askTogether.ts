/** Parts of a screen that appear together are asked for together. */
const GATHER_MS = 30;
const MOST_IDS = 300;

interface Waiting<Answer> {
  id: number;
  resolve: (answer: Answer | undefined) => void;
  reject: (error: unknown) => void;
}

/** Asks for something by its id, in one call with all that are asked for within some milliseconds; `ids` = `1,2,3`. */
export function askTogether<Answer>(
  ask: (ids: string) => Promise<readonly (readonly [id: number, answer: Answer])[]>,
): (id: number) => Promise<Answer | undefined> {
  let waiting: Waiting<Answer>[] = [];

  async function send(): Promise<void> {
    const asked = waiting.slice(0, MOST_IDS);
    waiting = waiting.slice(MOST_IDS);
    if (waiting.length > 0) setTimeout(send, 0);
    try {
      const answers = new Map(await ask([...new Set(asked.map(({ id }) => id))].join(',')));
      asked.forEach(({ id, resolve }) => resolve(answers.get(id)));
    } catch (error) {
      asked.forEach(({ reject }) => reject(error));
    }
  }

  return (id) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(send, GATHER_MS);
      waiting.push({ id, resolve, reject });
    });
}
