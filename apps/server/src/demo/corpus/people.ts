/** People of a place: their names, numbers and addresses of every kind. */
import type { Gender } from '@portal/domain/applications/values.ts';
import type { NameSet } from './names/nameSet.ts';
import type { City, Place } from './places/place.ts';
import type { Random } from './random.ts';

const NAME_MAX = 50;

interface PersonName {
  name: string;
  lastName: string;
  /** The same in plain a–z, for mail and web addresses. */
  handle: string;
}

/** Letters of Latin script without marks; other scripts vanish. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[Łł]/g, 'l')
    .replace(/[Øø]/g, 'o')
    .replace(/ß/g, 'ss')
    .replace(/đ/gi, 'd')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

function given(set: NameSet, gender: Gender, random: Random): string {
  const names = gender === 'MALE' ? set.male : set.female;
  const first = random.pick(names);
  const second = random.pick(names);
  return random.chance(set.second) && second !== first ? `${first} ${second}` : first;
}

/** One draw of a family name: both forms, and which of the set it is. */
function family(set: NameSet, gender: Gender, random: Random, at = random.whole(0, set.family.length - 1)): string {
  const first = (gender === 'MALE' ? set.family : set.familyFemale)[at] as string;
  if (set.familyNames === 1) return first;
  const second = random.pick(set.family);
  const full = `${first} ${second}`;
  return full.length <= NAME_MAX && second !== first ? full : first;
}

function handleOf(name: string, lastName: string, place: Place, gender: Gender, random: Random): string {
  const [first, last] = [plain(name.split(' ')[0] ?? ''), plain(lastName.split(' ').at(-1) ?? '')];
  if (first.length > 1 && last.length > 0) return `${first}.${last}`;
  const latin = (place.names.at(-1) as readonly [NameSet, number])[0];
  const other = `${plain(random.pick(gender === 'MALE' ? latin.male : latin.female))}.${plain(random.pick(latin.family))}`;
  return /^[a-z]{2,}\.[a-z]+$/.test(other) ? other : `${place.country.toLowerCase()}.${random.digits('####')}`;
}

export function personOf(place: Place, gender: Gender, random: Random): PersonName {
  const set = random.weighted(place.names);
  const name = given(set, gender, random);
  const lastName = family(set, gender, random);
  return { name, lastName, handle: handleOf(name, lastName, place, gender, random) };
}

/** A leader and the spouse, of one culture; whether they share a family name is their culture's custom. */
export function coupleOf(place: Place, gender: Gender, random: Random): { leader: PersonName; spouse: PersonName } {
  const set = random.weighted(place.names);
  const other: Gender = gender === 'MALE' ? 'FEMALE' : 'MALE';
  const person = (of: Gender, at?: number): PersonName => {
    const name = given(set, of, random);
    const lastName = family(set, of, random, at);
    return { name, lastName, handle: handleOf(name, lastName, place, of, random) };
  };
  const at = random.whole(0, set.family.length - 1);
  return { leader: person(gender, at), spouse: person(other, random.chance(set.shared) ? at : undefined) };
}

const DOMAINS = ['example.org', 'example.com', 'example.net'] as const;

/** A mail address that no one else has as long as `tag` is no one else's. */
export const mailOf = (handle: string, tag: string | number, random: Random): string =>
  `${handle}.${tag}@${random.pick(DOMAINS)}`;

export const addressOf = (place: Place, random: Random): string =>
  random
    .digits(place.address.replace(/\bN\b/, String(random.whole(1, random.chance(0.3) ? 2400 : 290))))
    .replace('{street}', random.pick(place.streets));

/** A national number of the city; it may begin with any digit its plan gives it. */
export const phoneOf = (city: City, random: Random): string => random.digits(city.phone);

export const zipOf = (city: City, random: Random): string | null =>
  city.zip === null ? null : random.digits(city.zip);
