import { escapeHtml } from '../../escapeHtml.ts';

/** What a JSON schema of the contract may say. */
export interface Shape {
  type?: string | readonly string[];
  format?: string;
  properties?: Readonly<Record<string, Shape>>;
  additionalProperties?: Shape | boolean;
  required?: readonly string[];
  items?: Shape;
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** The fields of a shape as a list, each with its own below it; of a shape without fields what it is. Nothing for none. */
export function fieldsHtml(shape: Shape | undefined): string {
  if (!shape) return '';
  const fields = listOfFields(shape);
  if (shape.properties) return fields;
  return shape.type === 'null' ? '<p>nothing</p>' : `<p>${whatItIs(shape)}</p>${fields}`;
}

function listOfFields(shape: Shape): string {
  const inside = [shape, ...choicesOf(shape)].flatMap((one) => [one, one.items]).filter((one) => one !== undefined);
  const lists = inside.filter(({ properties }) => Object.keys(properties ?? {}).length > 0);
  return lists
    .map(({ properties = {}, required = [] }) => {
      const rows = Object.entries(properties).map(([name, field]) => {
        const left = required.includes(name) ? '' : ' (may be left out)';
        return `<li><code>${escapeHtml(name)}</code> ${whatItIs(field)}${left}${listOfFields(field)}</li>`;
      });
      return `<ul>${rows.join('')}</ul>`;
    })
    .join('');
}

/** In a few words: a text, 1–50 characters; one of …; a list of … */
function whatItIs(shape: Shape): string {
  const kind = kindOf(shape);
  const preset = shape.default === undefined ? '' : `, else ${code(shape.default)}`;
  return `${kind}${boundsOf(shape)}${preset}`;
}

function kindOf(shape: Shape): string {
  const choices = choicesOf(shape);
  if (shape.const !== undefined) return code(shape.const);
  if (shape.enum) return `one of ${shape.enum.map(code).join(', ')}`;
  if (choices.length > 0) return [...new Set(choices.map(whatItIs))].join(' or ');
  if (shape.type === 'array') return `list of ${shape.items ? whatItIs(shape.items) : 'anything'}`;
  if (shape.type === 'object' && typeof shape.additionalProperties === 'object') {
    return `object by name: ${whatItIs(shape.additionalProperties)}`;
  }
  return escapeHtml(shape.format ?? [shape.type ?? 'anything'].flat().join(' or '));
}

const choicesOf = ({ anyOf = [], oneOf = [] }: Shape): readonly Shape[] => [...anyOf, ...oneOf];

/** The largest whole number that JSON carries is no bound of ours. */
function boundsOf(shape: Shape): string {
  const most = shape.maximum === Number.MAX_SAFE_INTEGER ? undefined : shape.maximum;
  const least = shape.minimum === Number.MIN_SAFE_INTEGER ? undefined : shape.minimum;
  return [
    range(least, most, ''),
    range(shape.minLength, shape.maxLength, ' characters'),
    range(shape.minItems, shape.maxItems, ' at once'),
  ].join('');
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least === undefined && most === undefined) return '';
  if (most === undefined) return `, at least ${least}${unit}`;
  return `, ${least === undefined ? 'at most ' : `${least} to `}${most}${unit}`;
}

const code = (value: unknown): string => `<code>${escapeHtml(JSON.stringify(value))}</code>`;
