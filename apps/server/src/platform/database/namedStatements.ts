import { createHash } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';

/**
 * Statements that a connection keeps prepared: the least lately used one makes room. What the product asks has some
 * hundred texts; each takes some 10 to 100 kB of its connection's process.
 */
const MOST_PREPARED = 250;

/** Put into a statement that is to be planned for its values each time: a plan for any values would be a bad one. */
export const PLANNED_ANEW = '/* planned anew */';

/** What a plan that no longer fits its tables is answered with, after a migration by a newer process. */
const FEATURE_NOT_SUPPORTED = '0A000';
const FROM_PLAN_CACHE = 'RevalidateCachedQuery';

/** Whether a prepared statement was made for columns that have changed since; prepared anew it may succeed. */
export function isOutdatedStatement(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('routine' in error)) return false;
  return error.code === FEATURE_NOT_SUPPORTED && error.routine === FROM_PLAN_CACHE;
}

/** Without values it may be a text of several statements, or one that frames a transaction and is quickest as it is. */
const ONE_STATEMENT = /^\s*(select|with|insert|update|delete)\b[^;]*$/i;

const isNamed = (text: string, values: readonly unknown[]): boolean =>
  (values.length > 0 || ONE_STATEMENT.test(text)) && !text.includes(PLANNED_ANEW);

/** What opens a transaction waits for the first statement and goes out together with it: nothing hangs on its answer alone. */
const OPENING = /^\s*(begin|start transaction)\b/i;
const OPENED = { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] };

interface Wire {
  close(message: { type: 'S'; name: string }): void;
  /** By name, what the driver need not send again. */
  parsedStatements: Record<string, string>;
}

/**
 * A class of clients for a pool, which prepare each statement with values once on their connection, so that PostgreSQL
 * parses it once and plans it a few times. A name is a digest of the text: behind a pooler another process's statement
 * of that name is the same one. All clients of one class prepare everything anew once one of them met an outdated plan.
 */
export function namingClient(most = MOST_PREPARED): new (config?: string | ClientConfig) => Client {
  let generation = 0;
  const digests = new Map<string, string>();

  function nameOf(text: string): string {
    let digest = digests.get(text);
    if (digest === undefined) {
      if (digests.size >= 4 * most) digests.clear();
      digest = createHash('sha256').update(text).digest('base64url').slice(0, 22);
      digests.set(text, digest);
    }
    return `p${generation}_${digest}`;
  }

  class NamingClient extends Client {
    /** In the order of their last use. */
    readonly #names = new Set<string>();
    #opening: string | undefined;

    constructor(config?: string | ClientConfig) {
      super({ ...(typeof config === 'string' ? { connectionString: config } : config), pipeline: true });
    }

    // `never` fits each of the driver's overloads; what is not named goes through as it came.
    override query(...given: unknown[]): never {
      const [text, values, callback] = given;
      if (typeof text === 'string' && OPENING.test(text) && callback === undefined) {
        this.#opening = text;
        return Promise.resolve(OPENED) as never;
      }
      const ask = this.#opened();
      if (typeof text !== 'string' || !Array.isArray(values) || !isNamed(text, values)) return ask(...given) as never;
      const send = () => {
        const name = nameOf(text);
        this.#use(name);
        return ask({ name, text, values }, callback);
      };
      return (callback === undefined ? this.#again(send) : send()) as never;
    }

    /** Asks, after the transaction that was to be opened; without it nothing that follows may count. */
    #opened(): (...args: unknown[]) => Promise<never> {
      const ask: (...args: unknown[]) => Promise<never> = super.query.bind(this);
      const opening = this.#opening;
      if (opening === undefined) return ask;
      this.#opening = undefined;
      return (...args) => {
        const opened = ask(opening);
        const asked = ask(...args);
        return Promise.all([opened, asked]).then(([, answer]) => answer);
      };
    }

    async #again(send: () => Promise<never>): Promise<never> {
      const sentIn = generation;
      try {
        return await send();
      } catch (error) {
        if (!isOutdatedStatement(error)) throw error;
        if (generation === sentIn) generation += 1;
        // Inside a transaction, which has failed by now, whoever opened it begins anew.
        if (this.getTransactionStatus() !== 'I') throw error;
        return send();
      }
    }

    #use(name: string): void {
      this.#names.delete(name);
      this.#names.add(name);
      const [oldest] = this.#names;
      if (this.#names.size <= most || oldest === undefined) return;
      this.#names.delete(oldest);
      const { connection } = this as unknown as { connection: Wire };
      // Goes out with the statement that follows: a message that needs no answer of its own and no whole transaction.
      connection.close({ type: 'S', name: oldest });
      delete connection.parsedStatements[oldest];
    }
  }
  return NamingClient;
}
