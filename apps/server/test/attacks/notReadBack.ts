/** Fields that are not read back after they were taken, each with why: every other must be, exactly as it was sent. */
const EXCEPTIONS: readonly { at: RegExp; because: string }[] = [
  { at: / (version|from)$/, because: 'is compared with what is there, and stored nowhere' },
  { at: / (token|refresh_token|grant_type|username)$/, because: 'is looked up, and stored nowhere' },
  { at: /^create(Client)?Token (password|remember)$/, because: 'is compared, or decides how long the session lasts' },
  { at: / (currentPassword|confirm\w+)$/, because: 'is compared with another, which is read back' },
  { at: /^changeEmail password$/, because: 'is compared with the present one' },
  { at: /^(requestStaffReset|requestReset|resendActivationTo) email$/, because: 'is looked up, and stored nowhere' },
  { at: /^(createUser|updateUser|changeEmail) email$/, because: 'is kept in small letters (createUser.test.ts)' },
  { at: /^updateClient email$/, because: 'is another one only after its link was followed (updateClient.test.ts)' },
  { at: /^register /, because: 'of an address that is known everything stays as it was (clients.test.ts)' },
  { at: /^remindClients /, because: 'chooses accounts: the run keeps those that were found (unfinished.test.ts)' },
  { at: /^assignApplication reassign$/, because: 'allows the act, and is stored nowhere' },
  { at: /^removeUser heirs\.(supervisor|manager|ephesian)$/, because: 'of a kind that has nothing, it is left out' },
];

export const isNotReadBack = (endpoint: string, path: string): boolean =>
  EXCEPTIONS.some(({ at }) => at.test(`${endpoint} ${path}`));

/** Exceptions that fit nothing any more. */
export const idleExceptions = (fields: readonly string[]): string[] =>
  EXCEPTIONS.filter(({ at }) => !fields.some((field) => at.test(field))).map(({ at }) => String(at));
