/** The fields of an endpoint and a first good sample of them, read from the contract's own schemas. */
import * as z from 'zod/mini';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Fields = Record<string, Json>;

/** As much of JSON Schema as the contract's schemas make. */
interface Shape {
  type?: string | readonly string[];
  const?: Json;
  enum?: readonly Json[];
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  items?: Shape;
  minimum?: number;
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
}

const shapeOf = (schema: z.ZodMiniType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

/** An endpoint whose reply has no shape answers without end. */
export const isEndless = (reply: z.ZodMiniType): boolean =>
  Object.keys(shapeOf(reply)).every((key) => key === '$schema');

/** How many different bodies an endpoint takes: one, but for a union. */
export const variantsOf = (schema: z.ZodMiniType): number => optionsOf(shapeOf(schema)).length;

/** The paths of all fields, those inside optional objects only where the sample has such an object. */
export const pathsOf = (schema: z.ZodMiniType, sample: Json): string[] => inside(shapeOf(schema), sample, '');

function inside(shape: Shape, sample: Json | undefined, at: string): string[] {
  const fitting = optionsOf(shape).find((option) => fits(option, sample));
  const below = (name: string) => (at === '' ? name : `${at}.${name}`);
  if (fitting?.properties && isObject(sample)) {
    return Object.entries(fitting.properties).flatMap(([name, field]) => [
      below(name),
      ...inside(field, sample[name], below(name)),
    ]);
  }
  if (fitting?.items && Array.isArray(sample) && sample.length > 0) {
    return [below('0'), ...inside(fitting.items, sample[0], below('0'))];
  }
  return [];
}

/** The fields of a body that are numbers, or have some inside. */
export const fieldsWithNumbers = (schema: z.ZodMiniType): string[] => [
  ...new Set(
    optionsOf(shapeOf(schema)).flatMap(({ properties = {} }) =>
      Object.keys(properties).filter((name) => properties[name] && hasNumber(properties[name])),
    ),
  ),
];

function hasNumber(shape: Shape): boolean {
  const parts = [...optionsOf(shape).filter((option) => option !== shape), ...Object.values(shape.properties ?? {})];
  const isNumber = [shape.type].flat().some((type) => type === 'integer' || type === 'number');
  return isNumber || [...parts, ...(shape.items ? [shape.items] : [])].some(hasNumber);
}

const optionsOf = (shape: Shape): readonly Shape[] => shape.anyOf ?? shape.oneOf ?? [shape];

/** Whether a sample is of this option: by the values that tell the options of a union apart. */
function fits(option: Shape, sample: Json | undefined): boolean {
  if (option.const !== undefined) return option.const === sample;
  if (!isObject(sample)) return Array.isArray(sample) ? option.items !== undefined : option.properties === undefined;
  return Object.entries(option.properties ?? {}).every(
    ([name, field]) => field.const === undefined || field.const === sample[name],
  );
}

const isObject = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TEXTS = [
  'Sample',
  'sample',
  '1',
  'ana@example.org',
  '2020-02-29',
  'https://example.org/',
  'CR',
  '506',
  '22223333',
  'Ministry7!',
  '00000000-0000-4000-8000-000000000000',
  '2026-03-10T15:00:00.000Z',
];

/** The shape of an answer: names and kinds, without the values. */
export function outlineOf(value: Json): string {
  if (Array.isArray(value)) return `[${value[0] === undefined ? '' : outlineOf(value[0])}]`;
  if (!isObject(value)) return value === null ? 'null' : typeof value;
  const inner = Object.entries(value).map(([name, each]) => `${name}: ${outlineOf(each)}`);
  return `{ ${inner.sort().join(', ')} }`;
}

/** A value with what the schema requires and nothing else; nothing where no guess of a field pleases it. */
export function sampleOf(schema: z.ZodMiniType): Json | undefined {
  const guesses = new Map<string, number>();
  for (let round = 0; round < TEXTS.length; round++) {
    const sample = guess(shapeOf(schema), '', guesses);
    const result = schema.safeParse(sample);
    if (result.success) return sample;
    for (const { path } of result.error.issues) {
      const at = path.join('.');
      guesses.set(at, (guesses.get(at) ?? 0) + 1);
    }
  }
  return undefined;
}

function guess(shape: Shape, at: string, guesses: ReadonlyMap<string, number>): Json {
  const [option = {}] = optionsOf(shape);
  if (option.const !== undefined) return option.const;
  if (option.enum) return option.enum[0] ?? null;
  const below = (name: string) => (at === '' ? name : `${at}.${name}`);
  switch (typeof option.type === 'string' ? option.type : option.type?.[0]) {
    case 'object':
      return Object.fromEntries(
        (option.required ?? []).map((name) => [name, guess(option.properties?.[name] ?? {}, below(name), guesses)]),
      );
    case 'array':
      return [guess(option.items ?? {}, below('0'), guesses)];
    case 'integer':
    case 'number':
      return Math.max(option.minimum ?? 1, 1);
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return TEXTS[guesses.get(at) ?? 0] ?? 'Sample';
  }
}
