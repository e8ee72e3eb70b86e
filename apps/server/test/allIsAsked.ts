/**
 * Whether the tests are asked for whole (`npm test -- --all`), not in their quick form. A function, since `scripts/test.ts` says so only
 * after everything was imported.
 */
export const allIsAsked = (): boolean => Boolean(process.env['TEST_ALL']);
