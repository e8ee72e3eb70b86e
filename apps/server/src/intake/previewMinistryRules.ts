import { sql } from 'kysely';
import type { rulePreviewEndpoints } from '@portal/contract/intake.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { changedCountries, judgeMinistry, type MinistryBand } from '@portal/domain/applications/ministryRules.ts';
import { OPEN_STAGES } from '@portal/domain/applications/stages.ts';
import { reachCondition } from '../access/reachCondition.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { getMinistryRules, refuseRules } from '../settings/ministryRules.ts';

/** Where the judgement still matters: what is rejected by a rule or not yet paid, too. */
const STAGES = ['REJECT_BY_TAG', 'COMPLETE', ...OPEN_STAGES];
/** So many are named. */
const NAMED = 50;

/** Churches alike, which are judged alike. */
interface Group {
  country: string;
  members: number;
  classification: string;
  flag: string | null;
  count: number;
}

type Preview = ReplyOf<typeof rulePreviewEndpoints.previewMinistryRules>;

/** What such rules would judge otherwise (product/configuration.md#ministry-rules); nothing is changed. Refusals: those of setting them. */
export async function previewMinistryRules(
  { db, actor }: StaffContext,
  { body: { rules } }: InputOf<typeof rulePreviewEndpoints.previewMinistryRules>,
): Promise<Preview> {
  refuseRules(rules);
  const groups = await listGroups(db, changedCountries(await getMinistryRules(db), rules), rules);
  const changed = groups.filter(({ country, members, classification, flag }) => {
    const judged = judgeMinistry(rules, country, members);
    return judged.classification !== classification || judged.flag !== flag;
  });
  const sum = (of: readonly Group[]) => of.reduce((total, { count }) => total + count, 0);
  const some = changed.length === 0 ? [] : await nameSome(db, changed, actor);
  return {
    total: sum(groups),
    changed: sum(changed),
    some: some.map(({ classification, flag, ...one }) => {
      const { rejected: _, ...wouldBe } = judgeMinistry(rules, one.country, one.members);
      return { ...one, is: { classification, flag }, wouldBe };
    }),
  };
}

/** The open applications of the countries that the change concerns; those of `*` are all that have no bands of their own. */
async function listGroups(db: Db, changed: readonly string[], rules: readonly MinistryBand[]): Promise<Group[]> {
  const own = rules.map(({ country }) => country).filter((country) => country !== '*');
  const others = changed.includes('*') ? sql`ministry.country <> all(${own}::text[])` : sql`false`;
  const { rows } = await sql<Group>`
    select ministry.country, coalesce(ministry.members, 0)::int members, application.classification, application.flag,
      count(*)::int count
    from application join application_ministry ministry on ministry.application_id = application.id
    where application.status = any(${STAGES}::text[]) and application.deleted_at is null
      and (ministry.country = any(${[...changed]}::text[]) or ${others})
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}

interface Named extends Omit<Group, 'count'> {
  id: number;
  caseNumber: string | null;
  name: string;
}

/** The newest of them that the reader sees. */
async function nameSome(db: Db, groups: readonly Group[], actor: StaffContext['actor']): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select application.id, application.case_number "caseNumber", coalesce(ministry.name, '') as name, ministry.country,
      given.members, application.classification, application.flag
    from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) given (country text, members int, classification text, flag text)
    join application_ministry ministry on ministry.country = given.country and coalesce(ministry.members, 0) = given.members
    join application on application.id = ministry.application_id and application.classification = given.classification
      and application.flag is not distinct from given.flag
    where application.status = any(${STAGES}::text[]) and ${reachCondition(reachOf(actor))}
    order by application.id desc limit ${NAMED}`.execute(db);
  return rows;
}
