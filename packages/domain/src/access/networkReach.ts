/** Which churches and persons an actor may see, drawn from the same value as for applications (product/access.md#reach). */
import { isInReach, reachOf, visibleStages, type Actor, type Reach, type ReachFacts } from './reach.ts';

/** The facts of a church or a person that decide who sees it. */
export interface NetworkFacts {
  /** With whom its leaders were associated by hand: where there is anybody, countries do not count. */
  byHand: readonly number[];
  /** Who has the countries of its churches in charge. */
  byCountry: readonly number[];
  /** The applications that were made for it; of a person also those of the spouse. */
  applications: readonly ReachFacts[];
  /** Somebody was recorded to lead it, without an application; of a person they themselves or the spouse. */
  recorded: boolean;
}

/** Whether one of the Ephesians has it in charge; with churches in two regions a leader is in the charge of both. */
const isInCharge = (
  users: readonly number[],
  { byHand, byCountry }: Pick<NetworkFacts, 'byHand' | 'byCountry'>,
): boolean => (byHand.length > 0 ? byHand : byCountry).some((user) => users.includes(user));

/** Where they stand who were recorded without an application: they are in the network, and nobody is assigned to them. */
const RECORDED_STAGE = 'SENT';

/** Whether those are seen who were recorded without an application: by whoever sees all who stand where they do. */
export const seesRecorded = (reach: Reach): boolean => reach.everywhere.includes(RECORDED_STAGE);

/**
 * The predicate for churches and persons: an Ephesian sees those of the own region, whoever is assigned to their
 * applications; others see those of whom they see an application.
 * @public What is told of a church or a person over a stream asks it.
 */
export const isNetworkInReach = (reach: Reach, facts: NetworkFacts): boolean =>
  reach.charge
    ? isInCharge(reach.users, facts)
    : (facts.recorded && seesRecorded(reach)) ||
      facts.applications.some((application) => isInReach(reach, application));

/** Whether churches and leaders have pages for the actor: whoever sees applications or cares for a region. Which, the reach says. */
export const seesNetwork = (actor: Actor): boolean =>
  visibleStages(reachOf(actor)).length > 0 || actor.permissions.has('business.pastoral.care');
