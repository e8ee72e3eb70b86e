import { sql } from 'kysely';
import { defineStatistic } from '../defineStatistic.ts';
import { censusCells, censusFigures, censusTables, figure, NEWEST } from './censusParts.ts';

const NETWORKS = ['facebook', 'instagram', 'youtube', 'tiktok', 'x'];
const followers = (network: string) => sql.ref(`followers_${network}`);

/** Null where no network was told. */
const ALL = sql`case when num_nonnulls(${sql.join(NETWORKS.map(followers))}) > 0 then
  ${sql.join(
    NETWORKS.map((network) => sql`coalesce(${followers(network)}, 0)::bigint`),
    sql` + `,
  )} end`;

const FIGURES = {
  daughterChurches: figure('last', 'daughter_churches'),
  spiritualChildren: figure('last', 'spiritual_children'),
  countriesReached: figure('mean', 'countries_reached'),
  followers: { of: 'last', value: ALL },
  radioHours: figure('each', 'radio_hours'),
  televisionHours: figure('each', 'television_hours'),
} as const;

const OF_NETWORKS = Object.fromEntries(
  NETWORKS.flatMap((network) => [
    [`${network}_people`, sql`sum(${followers(network)})`],
    [`${network}_told`, sql`count(${followers(network)})`],
  ]),
);

export const influenceQuery = defineStatistic('influence', {
  sets: () => censusCells(FIGURES, OF_NETWORKS),
  figures: () => censusFigures(FIGURES),
  tables: {
    networks: () => sql`
      select network as key, sum(of_network.followers)::bigint as followers, sum(told)::int as churches
      from ${NEWEST}, lateral (values ${sql.join(
        NETWORKS.map(
          (network) =>
            sql`(${sql.lit(network.toUpperCase())}, ${sql.ref(`${network}_people`)}, ${sql.ref(`${network}_told`)})`,
        ),
      )}) of_network (network, followers, told)
      group by network order by 2 desc nulls last, network`,
    ...censusTables(FIGURES),
  },
});
