/** The server names the fields of a part of the body with its path before; the form knows them by name alone. */
export const withoutPrefix =
  (prefix: string) =>
  (path: string): string =>
    path.startsWith(prefix) ? path.slice(prefix.length) : path;
