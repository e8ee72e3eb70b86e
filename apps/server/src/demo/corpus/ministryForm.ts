import { callingCodeOf } from '@portal/domain/countries.ts';
import type { DemoApplicant } from './applicant.ts';
import { churchNameOf } from './churches.ts';
import { leastMembers } from './ministryRules.ts';
import { addressOf, personOf, phoneOf, plain, zipOf } from './people.ts';
import type { Place } from './places/place.ts';
import { dayIn, type Random } from './random.ts';
import { DENOMINATION_REASONS, DIVISION_REASONS } from './texts/ministries.ts';

/** Few large churches, many small ones; below the country's lowest band where the rule is to reject it. */
export function membersOf(country: string, rejected: boolean, random: Random): number {
  const least = leastMembers(country);
  if (rejected) return random.whole(3, least - 1);
  return Math.round(least * Math.exp(random.unit() ** 1.6 * Math.log(120)));
}

/** The ministry's step of the form, at the place where the leader lives. */
export function ministryOf(
  place: Place,
  birthYear: number,
  members: number,
  now: Date,
  random: Random,
): DemoApplicant['ministry'] {
  const city = random.pick(place.cities);
  const thisYear = now.getUTCFullYear();
  const handle = plain(personOf(place, 'MALE', random).handle.split('.')[1] ?? '') || 'church';
  const slug = `${handle}${random.digits('###')}`;
  const link = (host: string, probability: number): string | null =>
    random.chance(probability) ? `https://${host}.example.com/${slug}` : null;
  const productOfDivision = random.chance(0.14);
  const underDenomination = random.chance(0.22);
  return {
    name: churchNameOf(random.weighted(place.churches), random),
    foundationDate: dayIn(random.whole(Math.min(birthYear + 20, thisYear - 5), thisYear - 4), random),
    address: addressOf(place, random),
    city: city.name,
    state: city.state,
    country: place.country,
    zip: zipOf(city, random),
    members,
    productOfDivision,
    productOfDivisionReason: productOfDivision ? random.pick(DIVISION_REASONS[place.language]) : null,
    underDenomination,
    underDenominationReason: underDenomination ? random.pick(DENOMINATION_REASONS[place.language]) : null,
    website: random.chance(0.6) ? `https://${slug}.example.org` : null,
    instagram: link('instagram', 0.5),
    facebook: link('facebook', 0.7),
    twitter: link('twitter', 0.2),
    youtube: link('youtube', 0.4),
    areaCode: callingCodeOf(place.country) ?? '',
    phone: phoneOf(city, random),
    fax: random.chance(0.08) ? phoneOf(city, random) : null,
    email: random.chance(0.7) ? `office@${slug}.example.org` : null,
  };
}
