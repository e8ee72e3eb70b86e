interface ErrorFacts extends Record<string, unknown> {
  type: string;
  message: string;
  stack: string;
}

/** What a log line tells of an error. A database's error quotes the values of rows, so only its names and codes are kept. */
export function errorFacts(error: Error): ErrorFacts {
  const { name, message, stack = '' } = error;
  const { code, severity, table, column, constraint, routine } = error as Error & Record<string, unknown>;
  if (severity === undefined) return { type: name, message, stack, code };
  const frames = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  return { type: 'DatabaseError', message: String(routine), stack: frames, code, table, column, constraint };
}
