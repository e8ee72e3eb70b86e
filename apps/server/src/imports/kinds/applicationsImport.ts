import { sql } from 'kysely';
import { reachOf } from '@portal/domain/access/reach.ts';
import {
  FORM,
  fieldKey,
  fieldTarget,
  SECTIONS,
  type FieldValue,
  type FormValues,
  type Section,
} from '@portal/domain/applications/form.ts';
import { ALIKE } from '@portal/domain/imports/imports.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { problem, type Problem } from '@portal/domain/problem.ts';
import { fullFieldLabel } from '@portal/messages/applications/fieldWords.ts';
import { readForm, writeSection } from '../../applications/detail/formRows.ts';
import type { BulkContext } from '../../bulk/defineBulk.ts';
import { clientReach, seenApplication } from '../../clients/clientReach.ts';
import { takeDraftBack } from '../../clients/drafts/eraseDrafts.ts';
import { record } from '../../history/record.ts';
import { paperWords } from '../../dossiers/content/paperWords.ts';
import { keepFormState } from '../../intake/formFacts.ts';
import { saveStep } from '../../intake/saveStep.ts';
import { startApplication } from '../../intake/startApplication.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { ClientActor, ClientContext } from '../../platform/http/context.ts';
import { Refusal, refusal, refusalAt, refuseFields } from '../../platform/http/refusal.ts';
import { comparableEmail } from '../../sessions/findAccount.ts';
import { defineImport, type RowValues } from './importKind.ts';

interface Body {
  account: ClientActor;
  sections: Readonly<Record<Section, Readonly<Record<string, FieldValue>>>>;
}

/** Unfinished applications, each begun and filled in as its client would (product/imports.md#applications). */
export const applicationsImport = defineImport<Body, FormValues>({
  kind: 'APPLICATIONS',
  right: 'business.client.manage',
  subject: 'application_id',
  table: 'application',
  isFresh: sql<boolean>`(subject.status = 'UNFINISHED' and subject.deleted_at is null)`,
  labels: (field) =>
    fieldTarget(field) ? [field, ...LANGUAGES.map((language) => fullFieldLabel(paperWords(language), field))] : [],
  async bodyOf(context, values) {
    return { account: await accountOf(context, values['account']), sections: sectionsOf(values) };
  },
  async find({ db }, { account, sections: { leader, ministry } }, batch) {
    const name = `${String(leader['name'] ?? '')} ${String(leader['lastName'] ?? '')}`;
    const church = String(ministry['name'] ?? '');
    const { rows } = await sql<{ id: number }>`
      (select id from application
        where client_account_id = ${account.accountId} and status = 'UNFINISHED' and deleted_at is null)
      union all
      (select application.id from application_ministry ministry
          join application_leader leader on leader.application_id = ministry.application_id
          join application on application.id = ministry.application_id
        where folded(ministry.name) % folded(${church}) and similarity(folded(ministry.name), folded(${church})) >= ${ALIKE}
          and ministry.country = ${ministry['country'] ?? null}
          and similarity(folded(leader.name || ' ' || leader.last_name), folded(${name})) >= ${ALIKE}
          and application.status = 'UNFINISHED' and application.deleted_at is null
          and not exists (select from import_row
            where import_row.application_id = application.id and batch_id = ${batch} and outcome = 'CREATED')
        order by application.id limit 1)
      limit 1`.execute(db);
    return rows[0]?.id;
  },
  async create(context, { account, sections }) {
    const client = asClient(context, account);
    const id = await startApplication(client);
    await fillIn(client, id, sections);
    await record(context, {
      noun: 'clients',
      id: account.accountId,
      kind: 'draftImported',
      detail: { application: id },
    });
    return id;
  },
  async merge(context, id, { account, sections }) {
    const client = asClient(context, account);
    const { rows } = await sql`
      select from application where id = ${id} and client_account_id = ${account.accountId}`.execute(context.db);
    // Nobody's form is filled in with what another account's row says.
    if (rows.length === 0) throw refusalAt('account', 'field.taken');
    const before = await readForm(context.db, id);
    await fillIn(client, id, onlyOthers(sections, before));
    return before;
  },
  async versionOf(db, id) {
    const row = await db.selectFrom('application').select('version').where('id', '=', id).executeTakeFirst();
    return row?.version;
  },
  async remove(context, id) {
    const { db, now } = context;
    const { account, began } = await ownerOf(db, id);
    await takeDraftBack(db, { id, began }, now);
    await record(context, { noun: 'clients', id: account.accountId, kind: 'draftErased', detail: { application: id } });
  },
  async restore(context, id, before) {
    for (const section of SECTIONS) await writeSection(context.db, id, section, before[section]);
    await keepFormState(asClient(context, (await ownerOf(context.db, id)).account), id);
  },
  async namesOf({ db, actor }, ids) {
    const { rows } = await sql<{ id: number; name: string }>`
      select application.id, coalesce(nullif(concat_ws(' ', leader.name, leader.last_name), ''), client_account.email) as name
      from application join client_account on client_account.id = client_account_id
        left join application_leader leader on leader.application_id = application.id
      where application.id = any(${[...ids]}::bigint[]) and ${seenApplication(reachOf(actor))}`.execute(db);
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
});

/** What the acts of the form take from whoever fills it in: nothing but whose it is, and when. */
const asClient = ({ db, now, language }: BulkContext, actor: ClientActor) =>
  ({ db, now, language, actor }) as unknown as ClientContext;

const CLIENT = { realm: 'client', sessionId: 0 } as const;

/** The active account within reach; `field.required` or `field.choice` at `account`. */
async function accountOf({ db, actor }: BulkContext, address: string | undefined): Promise<ClientActor> {
  if (address === undefined) throw refusalAt('account', 'field.required');
  const { rows } = await sql<Omit<ClientActor, 'realm' | 'sessionId'>>`
    select client_account.id as "accountId", email, language from client_account
    where email = ${comparableEmail(address)} and status = 'ACTIVE' and ${clientReach(reachOf(actor))}`.execute(db);
  const [account] = rows;
  if (!account) throw refusalAt('account', 'field.choice');
  return { ...CLIENT, ...account };
}

async function ownerOf(db: Db, id: number): Promise<{ account: ClientActor; began: Date }> {
  const { rows } = await sql<Omit<ClientActor, 'realm' | 'sessionId'> & { began: Date }>`
    select client_account.id as "accountId", email, language, started_at as began
    from application join client_account on client_account.id = client_account_id
    where application.id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) throw refusal('import.touched', { count: 1 });
  const { began, ...account } = found;
  return { account: { ...CLIENT, ...account }, began };
}

/** As the form has them. A number or a yes that is none is told at its field. */
function sectionsOf(values: RowValues): Body['sections'] {
  const wrong: Record<string, Problem> = {};
  const read = (section: Section, name: string, kind: string): readonly [string, FieldValue][] => {
    const key = fieldKey(section, name);
    const text = values[key];
    if (text === undefined) return [];
    if (kind === 'number') {
      if (!/^\d{1,15}$/.test(text)) wrong[key] = problem('field.numbers');
      return [[name, Number(text)]];
    }
    if (kind !== 'yesNo') return [[name, text]];
    if (text !== 'true' && text !== 'false') wrong[key] = problem('field.choice');
    return [[name, text === 'true']];
  };
  const sections = Object.fromEntries(
    SECTIONS.map((section) => [
      section,
      Object.fromEntries(Object.entries(FORM[section]).flatMap(([name, { kind }]) => read(section, name, kind))),
    ]),
  ) as Record<Section, Record<string, FieldValue>>;
  refuseFields(wrong);
  return sections;
}

/** Saves each step through the form's own act; what that refuses is told by the fields' keys, all at once. */
async function fillIn(client: ClientContext, id: number, sections: Body['sections']): Promise<void> {
  const wrong: Record<string, Problem> = {};
  for (const section of SECTIONS) {
    const body = sections[section];
    if (Object.keys(body).length === 0) continue;
    try {
      await saveStep(section)(client, { params: { id }, body });
    } catch (error) {
      if (!(error instanceof Refusal) || !error.data.fields) throw error;
      for (const [name, found] of Object.entries(error.data.fields)) wrong[fieldKey(section, name)] = found as Problem;
    }
  }
  refuseFields(wrong);
}

/** What is there already is not saved again: nothing new changes nothing. */
const onlyOthers = (sections: Body['sections'], before: FormValues): Body['sections'] =>
  Object.fromEntries(
    SECTIONS.map((section) => {
      const there: Readonly<Record<string, FieldValue>> = before[section];
      return [
        section,
        Object.fromEntries(Object.entries(sections[section]).filter(([name, value]) => value !== there[name])),
      ];
    }),
  ) as Body['sections'];
