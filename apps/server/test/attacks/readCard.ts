/** How what was stored with a card is read again. */
import type { CardMail } from '@portal/contract/applications/cardMails.ts';
import { fieldTarget } from '@portal/domain/applications/form.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { CARD_RECIPIENTS } from '@portal/domain/outbox/cardMails.ts';
import { wallAt } from '@portal/domain/zonedTimes.ts';
import { UPLOADED } from './scenes/recordScenes.ts';
import type { Made } from './scenes/scene.ts';
import { valueAt } from './sent/attacked.ts';
import type { Json } from './shapesOf.ts';
import { succeed, type World } from './world.ts';

export type Reader = (world: World, made: Made, path: string, sent: Json) => Promise<unknown>;

export const own = (world: World, { token = '', params }: Made) =>
  succeed(world, { token }, 'GET', `/api/client/request/${params?.['id']}`);
export const detail = (world: World, { params }: Made, part = '') =>
  succeed(world, 'supervisor', 'GET', `/api/business/request/${params?.['id']}${part}`);

export const inDetail =
  (places: Readonly<Record<string, string>>): Reader =>
  async (world, made, path) => {
    const place = Object.entries(places).find(([start]) => path === start || path.startsWith(`${start}.`));
    return place && valueAt(await detail(world, made), place[1] + path.slice(place[0].length));
  };

/** A corrected field as the applicant and as the staff read it; both must be the same. */
export const correctedField: Reader = async (world, made) => {
  const shown = await detail(world, made);
  const target = fieldTarget(shown.corrections[0].field);
  if (target?.type !== 'field') return undefined;
  const { section, name } = target;
  const ofStaff = section === 'ministry' ? shown.ministry[name] : shown.pastor[section][name];
  const ofClient = valueAt(await own(world, made), `${section}.${name}`);
  return ofStaff === ofClient ? ofStaff : { ofStaff, ofClient };
};

/** What was written last in the chat of a card. */
export const latestMessage: Reader = async (world, { params }, path, sent) => {
  const { data } = await succeed(world, 'supervisor', 'GET', `/api/business/request/${params?.['id']}/messages`);
  if (path === 'file' && data[0].file?.name === UPLOADED) return sent;
  // A file alone has an empty text.
  return valueAt(data[0], path) || null;
};

/** What was mailed last: to whom in which language, and the text of a language. */
export const latestMails: Reader = async (world, { params }, path) => {
  const mails = await succeed(world, 'supervisor', 'GET', `/api/business/request/${params?.['id']}/mails`);
  const read = {
    recipients: Object.fromEntries(
      CARD_RECIPIENTS.map((to) => [to, mails.find((mail: CardMail) => mail.to === to)?.language ?? null]),
    ),
    texts: Object.fromEntries(
      LANGUAGES.map((language) => [language, mails.find((mail: CardMail) => mail.language === language)?.written]),
    ),
  };
  return valueAt(read, path);
};

/** The card's only note. */
export const noteField: Reader = async (world, made, path) => {
  const { data } = await detail(world, made, '/notes/NOTE');
  return valueAt(data[0], path.replace('mentions.0', 'mentions.0.id'));
};

/** The card's only reference; of its document the name is told, and no longer what it waited as. */
export const referenceField: Reader = async (world, made, path, sent) => {
  const { data } = await detail(world, made, '/references');
  if (path === 'document' && data[0].document?.name === UPLOADED) return sent;
  return valueAt(data[0], path);
};

/** What an interview keeps of a question, or the only thing it keeps. */
export const keptAnswer = ({ portal }: World, { params }: Made, question?: string) =>
  portal.database.read((db) =>
    db
      .selectFrom('interview_answer')
      .innerJoin('interview_sheet', 'interview_sheet.id', 'interview_answer.sheet_id')
      .select(['question', 'answer'])
      .where('application_id', '=', Number(params?.['id']))
      .$if(question !== undefined, (query) => query.where('question', '=', question ?? ''))
      .executeTakeFirst(),
  );

/** The licence of the card. */
export const licenceOfCard: Reader = async (world, made, path) =>
  valueAt(await detail(world, made, '/licence'), `licence.${path}`);

/** The card's only appointment, by what was sent of it. */
export const appointed: Reader = async (world, made, path) => {
  const { coming, past } = await detail(world, made, '/appointments');
  const one = coming ?? past[0];
  const minutes = (Date.parse(one.endsAt) - Date.parse(one.startsAt)) / 60_000;
  const kept = { ...one, ...wallAt(Date.parse(one.startsAt), one.zone), minutes, interviewer: one.interviewer.id };
  return valueAt({ ...kept, reason: one.cancelled?.reason ?? null }, path);
};
