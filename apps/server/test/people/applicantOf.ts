import type { Caller, TestServer } from '../buildTestServer.ts';
import { insertApplication, type ApplicationFacts } from '../factories.ts';
import { newApplicant } from './applicants.ts';

let applicants = 0;

/** An applicant, signed in, with an application: in ANALYSIS where nothing else is said. */
export async function applicantOf(
  portal: TestServer,
  facts: Partial<ApplicationFacts> = {},
  language: 'en' | 'es' = 'es',
): Promise<{ client: Caller; id: number; email: string }> {
  const email = `applicant${applicants++}@example.org`;
  const client = await newApplicant(portal, email, language);
  const account = await portal.database.read((db) =>
    db.selectFrom('client_account').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
  );
  const id = await insertApplication(portal, { status: 'ANALYSIS', client: account.id, ...facts });
  return { client, id, email };
}
