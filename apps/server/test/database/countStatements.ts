import { Client } from 'pg';

/** What frames a transaction is no statement of the work in it. */
const FRAME = /^(begin|start transaction|commit|rollback)/i;

/** The statements that the process sends to PostgreSQL while `work` runs, without those that frame a transaction. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const { query } = Client.prototype;
  Client.prototype.query = function counted(this: Client, ...given: unknown[]) {
    const [asked] = given as [string | { text: string }];
    const text = typeof asked === 'string' ? asked : asked.text;
    if (!FRAME.test(text)) sent.push(text.trim());
    return Reflect.apply(query, this, given);
  } as typeof query;
  try {
    await work();
  } finally {
    Client.prototype.query = query;
  }
  return sent;
}
