import type { OpenApiDocument, Operation } from '../openApi.ts';

export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** The calls that have every word somewhere: path, name, sentence, noun, field, permission or code; all without words. */
export function findCalls({ paths }: OpenApiDocument, words: string): Call[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    )
    .filter((call) => {
      if (wanted.length === 0) return true;
      const text = `${call.method} ${call.path} ${JSON.stringify(call.operation)}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
}
