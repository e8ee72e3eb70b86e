import type { Stage } from '@portal/domain/applications/stages.ts';
import type { CivilStatus, Gender, Title } from '@portal/domain/applications/values.ts';
import { callingCodeOf } from '@portal/domain/countries.ts';
import type { DemoApplicant } from './applicant.ts';
import { correctionsOf } from './correcting.ts';
import { membersOf, ministryOf } from './ministryForm.ts';
import { addressOf, coupleOf, mailOf, personOf, phoneOf, zipOf } from './people.ts';
import type { Place } from './places/place.ts';
import { PLACES } from './places/places.ts';
import { planSteps, STAGE_WEIGHTS } from './planning.ts';
import { portraitOf } from './portraits/traits.ts';
import { dayIn, dealt, randomOf, type Random } from './random.ts';
import { storyOf } from './storyOf.ts';
import { timed } from './timing.ts';

const TITLES: readonly (readonly [Title, number])[] = [
  ['PASTOR', 60],
  ['REVEREND', 8],
  ['APOSTLE', 9],
  ['BISHOP', 4],
  ['PROPHET', 4],
  ['EVANGELIST', 6],
  ['TEACHER', 4],
  ['LEADER', 5],
];
const CIVIL: readonly (readonly [CivilStatus, number])[] = [
  ['MARRIED', 76],
  ['SINGLE', 11],
  ['DIVORCED', 7],
  ['WIDOWER', 6],
];

const WEIGHED_PLACES = PLACES.map((known) => [known, known.weight] as const);

/** Both were at least sixteen, neither waited for next year. */
function spouseOf(
  place: Place,
  person: { name: string; lastName: string; handle: string },
  leaderBirth: string,
  index: number,
  now: Date,
  random: Random,
): NonNullable<DemoApplicant['spouse']> {
  // Stories begin up to three years ago, and everybody is of age when theirs does.
  const latestBirth = now.getUTCFullYear() - 23;
  const birthYear = Math.min(latestBirth, Number(leaderBirth.slice(0, 4)) + random.whole(-5, 6));
  const elder = Math.max(birthYear, Number(leaderBirth.slice(0, 4)));
  const married = random.whole(elder + 18, Math.min(elder + 34, now.getUTCFullYear() - 4));
  return {
    name: person.name,
    lastName: person.lastName,
    email: random.chance(0.8) ? mailOf(person.handle, `s${index}`, random) : null,
    facebook: random.chance(0.4) ? `https://facebook.example.com/${person.handle}` : null,
    areaCode: callingCodeOf(place.country) ?? '',
    phone: phoneOf(random.pick(place.cities), random),
    birthDate: dayIn(birthYear, random),
    title: random.weighted<Title>([
      ['PASTOR', 7],
      ['LEADER', 2],
      ['TEACHER', 1],
    ]),
    numberOfChildren: random.weighted([
      [0, 2],
      [1, 3],
      [2, 6],
      [3, 4],
      [4, 2],
      [5, 1],
      [7, 1],
    ] as const),
    marriageDate: dayIn(married, random),
  };
}

/**
 * The applicant of that number: the same for the same seed, day of `now` and `stages` (how many of each deck end where).
 * Every value obeys the form's rules; every account's e-mail is its own.
 */
export function applicantForm(index: number, seed: number, now: Date, stages = STAGE_WEIGHTS): DemoApplicant {
  const random = randomOf(seed, 'applicant', index);
  const place = dealt(WEIGHED_PLACES, index, seed, 'place');
  const stage = dealt<Stage>(stages, index, seed, 'stage');
  const gender: Gender = random.chance(0.64) ? 'MALE' : 'FEMALE';
  const { leader: person, spouse: other } = coupleOf(place, gender, random);
  const birthYear = now.getUTCFullYear() - random.whole(24, 52) - (random.chance(0.3) ? random.whole(0, 24) : 0);
  const birthDate = dayIn(birthYear, random);
  const civilStatus = random.weighted(CIVIL);
  const city = random.pick(place.cities);
  const byRule =
    stage === 'REJECT_BY_TAG' || (!['UNFINISHED', 'COMPLETE', 'PAID'].includes(stage) && random.chance(0.03));
  const ministry = ministryOf(place, birthYear, membersOf(place.country, byRule, random), now, random);
  const contact = personOf(place, random.chance(0.5) ? 'MALE' : 'FEMALE', random);
  const spouse = civilStatus === 'MARRIED' ? spouseOf(place, other, birthDate, index, now, random) : null;
  const elderly = now.getUTCFullYear() - birthYear > 58;
  const ofLeader = (): number => portraitOf(gender, random.pick(place.tones), elderly, random);
  const portraits = {
    leader: ofLeader(),
    spouse: spouse && portraitOf(gender === 'MALE' ? 'FEMALE' : 'MALE', random.pick(place.tones), elderly, random),
  };
  const writing = { random, language: place.language };
  const corrections = correctionsOf(
    {
      place,
      city,
      language: place.language,
      members: ministry.members,
      foundationDate: ministry.foundationDate,
      portrait: ofLeader,
    },
    random,
  );
  const email = mailOf(person.handle, index, random);
  const areaCode = callingCodeOf(place.country) ?? '';
  return {
    account: { email, language: place.language },
    leader: {
      title: random.weighted(TITLES),
      email,
      name: person.name,
      lastName: person.lastName,
      birthDate,
      birthCountry: random.chance(0.9) ? place.country : random.pick(PLACES).country,
      gender,
      address: addressOf(place, random),
      city: city.name,
      state: city.state,
      country: place.country,
      zip: zipOf(city, random),
      civilStatus,
      homeAreaCode: areaCode,
      homeNumber: phoneOf(city, random),
      facebook: random.chance(0.6) ? `https://facebook.example.com/${person.handle}.${index}` : null,
    },
    spouse,
    ministry,
    contact: {
      name: contact.name,
      lastName: contact.lastName,
      email: mailOf(contact.handle, `c${index}`, random),
      areaCode,
      phone: phoneOf(city, random),
    },
    portraits,
    documents: index,
    story: storyOf(place.country, stage, timed(planSteps(stage, byRule, corrections, writing), now, random), random),
  };
}
