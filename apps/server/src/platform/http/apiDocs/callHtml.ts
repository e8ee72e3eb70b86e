import { escapeHtml } from '../../escapeHtml.ts';
import type { Operation } from '../openApi.ts';
import type { Call } from './findCalls.ts';
import { fieldsHtml, type Shape } from './fieldsHtml.ts';

/** One call, folded below its method, path and sentence. */
export function callHtml({ method, path, operation }: Call, unfolded: boolean): string {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const [mediaType, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const reply: Shape | undefined = responses['200']?.content?.['application/json'].schema;
  return `<details id="${escapeHtml(operationId)}"${unfolded ? ' open' : ''}>
<summary><code><b>${escapeHtml(method)}</b> ${pathHtml(path)}</code> <span>${escapeHtml(summary)}</span></summary>
${part('Who may call', `<p>${whoMayCall(operation)}</p>`)}
${part('In the path', fieldsHtml(shapeOf(parameters, 'path')))}
${part('In the query', fieldsHtml(shapeOf(parameters, 'query')))}
${part(mediaType === 'multipart/form-data' ? 'Body (multipart)' : 'Body', fieldsHtml(body?.schema))}
${part('Answers', fieldsHtml(reply?.properties?.['data']))}
${part('May refuse with', refusalsHtml(responses))}
<p>Named <code>${escapeHtml(operationId)}</code>. <a href="#${escapeHtml(operationId)}">Link to this call</a></p>
</details>`;
}

/** A narrow screen breaks the path at its slashes only. */
const pathHtml = (path: string): string => escapeHtml(path).replaceAll('/', '<wbr>/');

const part = (title: string, html: string): string => (html === '' ? '' : `<h3>${title}</h3>\n${html}`);

function whoMayCall({ security, 'x-permission-any-of': slugs }: Operation): string {
  if (slugs) {
    const listed = slugs.map((slug) => `<code>${escapeHtml(slug)}</code>`).join(', ');
    return `Staff whose active role holds ${slugs.length === 1 ? '' : 'one of '}${listed}`;
  }
  if (security.length === 0) return 'Anybody';
  return security.some((one) => 'client' in one) ? 'Any signed-in client' : 'Any signed-in staff user';
}

function shapeOf(parameters: Operation['parameters'], place: 'path' | 'query'): Shape | undefined {
  const here = parameters.filter((parameter) => parameter.in === place);
  if (here.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema as Shape])),
    required: here.filter(({ required }) => required).map(({ name }) => name),
  };
}

function refusalsHtml(responses: Operation['responses']): string {
  const rows = Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(([status, { description }]) => {
      const codes = description.split(', ').map((code) => `<code>${escapeHtml(code)}</code>`);
      return `<li>${escapeHtml(status)}: ${codes.join(', ')}</li>`;
    });
  return rows.length === 0 ? '' : `<ul>${rows.join('')}</ul>`;
}
