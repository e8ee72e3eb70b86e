/** A quarterly report's answers as they are sent and told, from the domain's table of fields: product/census.md#form. */
import * as z from 'zod/mini';
import {
  CENSUS_FIELDS,
  CENSUS_KEYS,
  FIGURE_KEYS,
  type CensusField,
  type CensusKey,
  type CensusValue,
} from '@portal/domain/census/form.ts';
import { QUARTERS } from '@portal/domain/census/dates.ts';
import { CENSUS_ACTS, CENSUS_STATES } from '@portal/domain/census/states.ts';
import { id, instant } from '../fields.ts';

/** The rules of the fields are asked by the act. */
const SHAPES = {
  count: z.int(),
  yesNo: z.boolean(),
  satisfaction: z.string(),
  text: z.string(),
} satisfies Record<CensusField['kind'], z.ZodMiniType>;

const objectOf = <Shape extends z.ZodMiniType>(keys: readonly CensusKey[], shapeOf: (key: CensusKey) => Shape) =>
  z.object(Object.fromEntries(keys.map((key) => [key, shapeOf(key)])) as Record<CensusKey, Shape>);

const valueOf = (key: CensusKey): z.ZodMiniType<CensusValue, CensusValue> =>
  z.nullable(SHAPES[CENSUS_FIELDS[key].kind]);
const reason = z.nullable(z.string());

/** A draft: what is not named stays as it was, null or an empty text is blank. */
export const draft = z.object({
  values: objectOf(CENSUS_KEYS, (key) => z.optional(valueOf(key))),
  /** Why a figure changed by more than half. */
  reasons: z._default(
    objectOf(FIGURE_KEYS, () => z.optional(reason)),
    {},
  ),
});

/** The version of the report that the writer saw. */
export const version = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

export const census = z.object({ id, year: z.int(), quarter: z.literal(QUARTERS) });

/** How a report stands; days are `YYYY-MM-DD`, the deadline the end of its day in New York. */
export const standing = {
  census,
  state: z.enum(CENSUS_STATES),
  sending: z.string(),
  deadline: z.string(),
  startedAt: z.nullable(instant),
  sentAt: z.nullable(instant),
  may: z.array(z.enum(CENSUS_ACTS)),
  /**
   * Where a received report is opened as a file, for some minutes: with `/en.pdf`, `/es.pdf`, `/en.xlsx` or `/es.xlsx` behind
   * it. Null before it was received.
   */
  files: z.nullable(z.string()),
};

/** The answers, with those of the last reports that were received, the newest first. */
export const answered = {
  values: objectOf(CENSUS_KEYS, valueOf),
  reasons: z.record(z.string(), z.string()),
  past: z.array(z.object({ census, values: objectOf(CENSUS_KEYS, valueOf) })),
  version: z.int(),
};
