/** Posts and their categories: what they must have, and when and to whom they are shown (product/content.md#posts). */
import { isBlank } from '../fields/richText.ts';
import { meantInstant, timeOfDay } from '../interviews/appointments.ts';
import { date } from '../fields/rules.ts';
import type { BothLanguages, Language } from '../languages.ts';
import { problem, type Problem } from '../problem.ts';

/** DRAFT: nobody but its editors sees it. SCHEDULED: it will be shown. ENDED: it was. */
export const POST_STATES = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED'] as const;
export type PostState = (typeof POST_STATES)[number];

/** In which languages a post is told. */
export const POST_LANGUAGES = ['en', 'es', 'both'] as const;
export type PostLanguage = (typeof POST_LANGUAGES)[number];

/** Lengths in characters. */
export const POST_LIMITS = { title: 120, alt: 300, category: 60, roles: 100, excerpt: 220, shown: 200 } as const;

/** The clock by which posts are scheduled, and which is named wherever that is told. */
export const POST_ZONE = 'America/New_York';

/** Where it may be put among those of its category. */
export const POST_PLACES = ['first', 'up', 'down', 'last'] as const;
export type PostPlace = (typeof POST_PLACES)[number];

/** Instants in milliseconds; `from` null: a draft. */
export interface PostSpan {
  from: number | null;
  until: number | null;
}

/** How a post stands at an instant: shown from the very instant of its beginning, and not any more at that of its end. */
export function postStateAt({ from, until }: PostSpan, now: number): PostState {
  if (from === null) return 'DRAFT';
  if (until !== null && until <= now) return 'ENDED';
  return from > now ? 'SCHEDULED' : 'PUBLISHED';
}

/** The languages in which it is told. */
export const languagesOf = (language: PostLanguage): readonly Language[] =>
  language === 'both' ? ['en', 'es'] : [language];

/** In which language a reader is told it: their own, else the other one. */
export const languageFor = (language: PostLanguage, reader: Language): Language =>
  language === 'both' ? reader : language;

/** The texts of a post; an image has words of its own. */
export interface PostTexts {
  title: BothLanguages;
  body: BothLanguages;
  alt: BothLanguages;
}

/** What of its texts is worded, so that one language may be outdated. */
export const wordedOf = ({ title, body, alt }: PostTexts): readonly BothLanguages[] => [title, body, alt];

/** What lacks before it may be shown: title, body and the words of its image in each of its languages, at its field. */
export function whyNotShown(language: PostLanguage, texts: PostTexts, hasImage: boolean): Record<string, Problem> {
  const code = language === 'both' ? 'field.languages' : 'field.required';
  const lacks = languagesOf(language).flatMap((side) => [
    ...(texts.title[side] === '' ? [`title.${side}`] : []),
    ...(isBlank(texts.body[side]) ? [`body.${side}`] : []),
    ...(hasImage && texts.alt[side] === '' ? [`alt.${side}`] : []),
  ]);
  return Object.fromEntries(lacks.map((field) => [field, problem(code)]));
}

/** Languages in which something is missing. */
export const missingLanguages = (language: PostLanguage, texts: PostTexts, hasImage: boolean): Language[] => {
  const lacks = Object.keys(whyNotShown(language, texts, hasImage));
  return languagesOf(language).filter((side) => lacks.some((field) => field.endsWith(`.${side}`)));
};

/** When it is to be shown, as it is chosen: on the clock of `POST_ZONE`, days and times empty where there are none. */
export interface ChosenSpan {
  state: PostState;
  fromDay: string;
  fromTime: string;
  untilDay: string;
  untilTime: string;
}

export type MeantSpan = { span: PostSpan; fields?: never } | { span?: never; fields: Record<string, Problem> };

/**
 * What was chosen, as instants; one that is shown already keeps when it began. Refusals at their fields: `field.required`,
 * `field.date`, `appointment.time`, `appointment.skipped` of an hour that the clock leaves out, `appointment.past`,
 * `appointment.far`, `field.range` where the end does not come after the beginning. Of an hour shown twice the earlier is meant.
 */
export function meantSpan(chosen: ChosenSpan, before: PostSpan, now: number): MeantSpan {
  const { state } = chosen;
  if (state === 'DRAFT') return { span: { from: null, until: null } };
  if (state === 'ENDED') {
    const was = postStateAt(before, now);
    if (was === 'ENDED') return { span: before };
    return was === 'PUBLISHED' ? { span: { ...before, until: now } } : { fields: { state: problem('field.choice') } };
  }
  const from = state === 'SCHEDULED' ? instantOf('from', chosen, now) : { instant: begun(before, now) };
  const until = chosen.untilDay === '' && chosen.untilTime === '' ? undefined : instantOf('until', chosen, now);
  const fields = { ...from.fields, ...until?.fields };
  if (Object.keys(fields).length > 0) return { fields };
  const span = { from: from.instant ?? now, until: until?.instant ?? null };
  if (span.until !== null && span.until <= span.from) return { fields: { untilDay: problem('field.range') } };
  return { span };
}

/** Since when it is shown: as it was, if it is. */
const begun = (before: PostSpan, now: number): number =>
  postStateAt(before, now) === 'PUBLISHED' ? (before.from ?? now) : now;

type Instant = { instant: number; fields?: never } | { instant?: never; fields: Record<string, Problem> };

function instantOf(side: 'from' | 'until', chosen: ChosenSpan, now: number): Instant {
  const { [`${side}Day` as const]: day, [`${side}Time` as const]: time } = chosen;
  const wrong = {
    day: day === '' ? problem('field.required') : date(day, ''),
    time: time === '' ? problem('field.required') : timeOfDay(time, ''),
  };
  if (wrong.day || wrong.time) {
    return {
      fields: { ...(wrong.day && { [`${side}Day`]: wrong.day }), ...(wrong.time && { [`${side}Time`]: wrong.time }) },
    };
  }
  const meant = meantInstant({ day, time, zone: POST_ZONE, hour: 'EARLIER' }, now);
  if (!meant.fields) return meant;
  return {
    fields: Object.fromEntries(
      Object.entries(meant.fields).map(([field, found]) => [field === 'day' ? `${side}Day` : `${side}Time`, found]),
    ),
  };
}

/** `category.inUse`: its posts get another one first. */
export const whyNotDeleteCategory = (posts: number): Problem[] =>
  posts > 0 ? [problem('category.inUse', { n: posts })] : [];

/** The ids in their new order. */
export function placedAt(ids: readonly number[], moved: number, place: PostPlace): number[] {
  const at = ids.indexOf(moved);
  if (at < 0) return [...ids];
  const to = { first: 0, up: Math.max(0, at - 1), down: Math.min(ids.length - 1, at + 1), last: ids.length - 1 }[place];
  const others = ids.filter((id) => id !== moved);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}
