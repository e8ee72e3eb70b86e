import { sql } from 'kysely';
import { photoKey } from '@portal/domain/applications/form.ts';
import { presentLicenceCode } from '@portal/domain/licences/code.ts';
import { gapsOf } from '@portal/domain/licences/licence.ts';
import type { Language } from '@portal/domain/languages.ts';
import { licences as en } from '@portal/messages/en/licences/licences.ts';
import { licences as es } from '@portal/messages/es/licences/licences.ts';
import { countryText, dateText } from '@portal/messages/figures.ts';
import { fillText } from '@portal/messages/fillText.ts';
import { titleOf } from '../applications/board/titles.ts';
import { applicationFiles, PHOTO_FILE } from '../applications/files/applicationFiles.ts';
import { sightCondition } from '../access/reachCondition.ts';
import type { Db } from '../platform/database/tables.ts';
import { storedName } from '../platform/files/storedFile.ts';
import type { StaffActor, StaffContext } from '../platform/http/context.ts';
import type { Http } from '../platform/http/serve.ts';
import { asFile, signedAddress, signedRoute, type ActorOfSession } from '../platform/signedRoute.ts';
import { makePaper } from '../platform/papers/makePaper.ts';
import type { IdentityCard } from '../platform/papers/paper.ts';
import { licenceOf, standingNow, verifyAddress, type LicenceRow } from './licence.ts';

const PURPOSE = 'leader-card';
const TEXTS = { en, es };

/** An address that opens the leader card of an application as PDF. */
export const leaderCardAddress = (context: StaffContext, id: number): string => signedAddress(context, PURPOSE, id);

/**
 * The leader card as PDF in the size of a credit card, in the reader's language (product/licences.md#leader-card): not
 * found where its licence does not hold, or the card lacks something.
 */
export function leaderCardRoute(http: Http, actorOfSession: ActorOfSession): void {
  const { services } = http;
  signedRoute(http, { purpose: PURPOSE, actorOfSession }, async ({ actor, id }, reply) => {
    const found = await services.database.read((db) => findCard(db, actor, id));
    if (!found || standingNow(found.licence, services.clock.now()) !== 'ACTIVE') return undefined;
    const { holder, licence } = found;
    const parts: Buffer[] = [];
    const paper = cardOf(actor.language, holder, licence, verifyAddress(services.settings, licence.code));
    for await (const part of makePaper(paper, { open: (file) => openPhoto(http, holder.photos[file]) }))
      parts.push(part);
    return asFile(reply, `${paper.about}.pdf`, 'application/pdf').send(Buffer.concat(parts));
  });
}

interface Photo {
  digest: string;
  media_type: string;
}

interface Holder extends Record<
  | 'name'
  | 'last_name'
  | 'title'
  | 'gender'
  | 'civil_status'
  | 'spouse_name'
  | 'spouse_last_name'
  | 'church'
  | 'country',
  string | null
> {
  /** Of the leader, and of the spouse. */
  photos: [Photo | null, Photo | null];
}

const photo = (file: ReturnType<typeof sql>) =>
  sql`(select json_build_object('digest', digest, 'media_type', media_type) from stored_file where id = ${file})`;

const SPOUSE_FILE = sql`(
  select file_id from attachment where noun = ${sql.lit(applicationFiles.noun)} and subject_id = application.id
    and kind = ${photoKey('SPOUSE')} and place = 0)`;

/** Whose card it is, with the licence; nothing where it is not in sight or lacks something. */
async function findCard(
  db: Db,
  actor: StaffActor,
  id: number,
): Promise<{ holder: Holder; licence: LicenceRow } | undefined> {
  const { rows } = await sql<Holder>`
    select leader.name, leader.last_name, leader.title, leader.gender, leader.civil_status,
      spouse.name as spouse_name, spouse.last_name as spouse_last_name, ministry.name as church, application.country,
      json_build_array(${photo(PHOTO_FILE)}, ${photo(SPOUSE_FILE)}) as photos
    from application
      join application_leader leader on leader.application_id = application.id
      left join application_spouse spouse on spouse.application_id = application.id
      left join application_ministry ministry on ministry.application_id = application.id
    where application.id = ${id} and ${sightCondition(actor)}`.execute(db);
  const [holder] = rows;
  const licence = holder && (await licenceOf(db, id));
  if (!licence) return undefined;
  const gaps = gapsOf({
    leader: { ...holder, lastName: holder.last_name, civilStatus: holder.civil_status },
    spouse: { name: holder.spouse_name, lastName: holder.spouse_last_name },
    church: holder.church,
    hasPhoto: holder.photos[0] !== null,
  });
  return gaps.length === 0 ? { holder, licence } : undefined;
}

function cardOf(language: Language, holder: Holder, licence: LicenceRow, address: string): IdentityCard {
  const say = (key: keyof typeof en, params: Record<string, string> = {}) =>
    fillText(TEXTS[language], language, key, params);
  const isCouple = holder.civil_status === 'MARRIED';
  const name = `${holder.name} ${holder.last_name}`;
  const photoAt = (file: 0 | 1) => (holder.photos[file] === null ? null : file);
  const spouse = { name: `${holder.spouse_name} ${holder.spouse_last_name}`, photo: photoAt(1) };
  return {
    kind: 'identityCard',
    language,
    about: say('title', { name }),
    people: [{ name, photo: photoAt(0) }, ...(isCouple ? [spouse] : [])],
    title: titleOf(holder, isCouple)?.[language] ?? null,
    lines: [holder.church ?? '', holder.country === null ? '' : countryText(language, holder.country)].filter(Boolean),
    code: {
      label: say('code'),
      text: presentLicenceCode(licence.code),
      until: say('until', { date: dateText(language, licence.valid_until) }),
    },
    address,
  };
}

async function openPhoto({ services }: Http, stored: Photo | null | undefined) {
  return stored ? services.files.read(storedName(stored)) : undefined;
}
