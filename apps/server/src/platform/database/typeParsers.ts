import { types } from 'pg';

type Parse = (text: string) => unknown;

function int8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large to be read as a number without loss.`);
  return value;
}

const asText: Parse = (text) => text;
const timestamptz = types.getTypeParser(types.builtins.TIMESTAMPTZ);
const json: Parse = (text) => JSON.parse(text);

/** By the type's oid: bigint → number (unsafe refused), numeric, date, time and interval → text, timestamptz → Date. */
const scalars: Record<number, Parse> = {
  [types.builtins.INT8]: int8,
  [types.builtins.NUMERIC]: asText,
  [types.builtins.DATE]: asText,
  [types.builtins.TIME]: asText,
  [types.builtins.TIMESTAMP]: asText,
  [types.builtins.INTERVAL]: asText,
  [types.builtins.TIMESTAMPTZ]: timestamptz,
  [types.builtins.JSON]: json,
  [types.builtins.JSONB]: json,
  [types.builtins.BYTEA]: (text) => Buffer.from(text.slice(2), 'hex'),
};

const arrayOids: Record<number, number> = {
  1016: types.builtins.INT8,
  1231: types.builtins.NUMERIC,
  1182: types.builtins.DATE,
  1183: types.builtins.TIME,
  1115: types.builtins.TIMESTAMP,
  1187: types.builtins.INTERVAL,
  1185: types.builtins.TIMESTAMPTZ,
  199: types.builtins.JSON,
  3807: types.builtins.JSONB,
  1001: types.builtins.BYTEA,
};

const textArray: number = 1009;
const splitArray = types.getTypeParser(textArray);

function parseArrayOf(parse: Parse): Parse {
  const parseEntry = (entry: unknown): unknown => {
    if (Array.isArray(entry)) return entry.map(parseEntry);
    return typeof entry === 'string' ? parse(entry) : null;
  };
  return (text) => parseEntry(splitArray(text));
}

/** Parsers by oid, beside the driver's own. */
export const typeParsers: Record<number, Parse> = { ...scalars };
for (const [arrayOid, oid] of Object.entries(arrayOids)) {
  const parse = scalars[oid];
  if (parse) typeParsers[Number(arrayOid)] = parseArrayOf(parse);
}
