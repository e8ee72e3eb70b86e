/** What a process that a test starts takes over from this one: where programs lie, and what Node compiled before. */
export const TAKEN_OVER: Readonly<Record<string, string>> = Object.fromEntries(
  ['PATH', 'NODE_COMPILE_CACHE'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);
