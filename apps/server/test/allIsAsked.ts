/** Whether the tests are asked for whole (`npm test -- --all`), not in their quick form; asked late, since `scripts/test.ts` says so as it begins. */
export const allIsAsked = (): boolean => Boolean(process.env['TEST_ALL']);
