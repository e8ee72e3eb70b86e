import { sql, type RawBuilder } from 'kysely';

/**
 * The rows of a query as one JSON array, in their order: a column of a statement that reads several lists at once.
 * In JSON dates are texts, and instants texts with the session's zone: see `isoOf`.
 */
export const jsonRows = (query: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(json_agg(listed), '[]') from (${query}) listed)`;

/** An instant out of PostgreSQL's JSON, as the contract writes it. */
export const isoOf = (instant: string): string => new Date(instant).toISOString();
