import { sql } from 'kysely';
import type { CardRecipient } from '@portal/domain/outbox/cardMails.ts';
import { LANGUAGES, type Language } from '@portal/domain/languages.ts';
import type { Stage } from '@portal/domain/applications/stages.ts';
import type { PlaceholderValues } from '@portal/domain/outbox/mailTexts.ts';
import { stages as stagesEn } from '@portal/messages/en/applications/stages.ts';
import { stages as stagesEs } from '@portal/messages/es/applications/stages.ts';
import { dayText } from '../../outbox/mailFormats.ts';
import { newYorkDate } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/tables.ts';

const STAGES = { en: stagesEn, es: stagesEs };

type OfCase = Omit<PlaceholderValues, 'recipient'>;

/** What mails about a case need to know of it. */
interface MailFacts {
  account: { email: string; language: Language };
  /** As the form has them; no address is null. */
  people: Readonly<Record<CardRecipient, { name: string; address: string | null }>>;
  /** What fills placeholders in each language, but for who receives it. */
  values: Readonly<Record<Language, OfCase>>;
}

interface Row {
  status: Stage;
  case_number: string | null;
  account_email: string;
  language: Language;
  church: string | null;
  leader_name: string;
  leader_email: string | null;
  spouse_name: string;
  spouse_email: string | null;
  contact_name: string;
  contact_email: string | null;
}

const named = (table: CardRecipient) => sql`
  concat_ws(' ', ${sql.ref(`${table}.name`)}, ${sql.ref(`${table}.last_name`)}) as ${sql.ref(`${table}_name`)},
  nullif(${sql.ref(`${table}.email`)}, '') as ${sql.ref(`${table}_email`)}`;

/** The facts of an application that is there, as it is in this transaction; or as it would be in another stage. */
export async function readMailFacts(
  { db, now }: { db: Db; now: Date },
  application: number,
  stage?: Stage,
): Promise<MailFacts> {
  const { rows } = await sql<Row>`
    select application.status, case_number, account.email as account_email, account.language, ministry.name as church,
      ${named('leader')}, ${named('spouse')}, ${named('contact')}
    from application
    join client_account account on account.id = application.client_account_id
    left join application_leader leader on leader.application_id = application.id
    left join application_spouse spouse on spouse.application_id = application.id
    left join application_contact contact on contact.application_id = application.id
    left join application_ministry ministry on ministry.application_id = application.id
    where application.id = ${application}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A card that was seen cannot vanish.');
  const valuesIn = (language: Language): OfCase => ({
    leader: row.leader_name,
    church: row.church ?? '',
    caseNumber: row.case_number ?? '',
    stage: STAGES[language][stage ?? row.status],
    date: dayText(language, newYorkDate(now)),
  });
  const [en, es] = LANGUAGES.map(valuesIn) as [OfCase, OfCase];
  return {
    account: { email: row.account_email, language: row.language },
    people: {
      leader: { name: row.leader_name, address: row.leader_email },
      spouse: { name: row.spouse_name, address: row.spouse_email },
      contact: { name: row.contact_name, address: row.contact_email },
    },
    values: { en, es },
  };
}
