/** Refusals of a value that stand at no field, each with its reason. Whatever is not here must name the field. */
import type { ErrorCode } from '@portal/contract/errors.ts';

interface Exception {
  /** Endpoint and path, `createToken username`. */
  at: RegExp;
  codes: readonly ErrorCode[];
  because: string;
}

const EXCEPTIONS: readonly Exception[] = [
  {
    at: / version$/,
    codes: ['move.stale', 'move.undo', 'record.stale'],
    because: 'another version means another card or account: the whole act is refused, with what it is now',
  },
  { at: /^moveApplication from$/, codes: ['move.stale'], because: 'another stage means another card' },
  {
    at: /^moveApplication to$/,
    codes: ['move.invalid', 'move.noAnalyst', 'move.noEphesian', 'move.interview', 'assign.kind'],
    because: 'gates are facts of the card, and the dialog tells them as a whole',
  },
  {
    at: /^assignApplication reassign$/,
    codes: ['assign.sameRole'],
    because: 'somebody is there already, which the dialog tells of them',
  },
  {
    at: / (assignee|userId|analyst)$/,
    codes: ['assign.kind', 'assign.chooseUser', 'assign.sameRole', 'assign.stage'],
    because: 'told of the person chosen, in the dialog that asks for nothing else',
  },
  {
    at: /^(exonerate type|exonerate analyst)$/,
    codes: ['exonerate.process', 'exonerate.payment', 'assign.kind'],
    because: 'what the stage allows is no matter of a field',
  },
  {
    at: /^recordInterview deactivation$/,
    codes: ['interview.denied'],
    because: 'has a code of its own, told at the reason',
  },
  {
    at: /^create(Client)?Token (username|password)$/,
    codes: ['login.badCredentials', 'login.locked', 'login.inactive'],
    because: 'which of the two was wrong is not told',
  },
  {
    at: / (password|email)$/,
    codes: ['field.match'],
    because: 'told at the repetition, which no longer matches',
  },
  { at: /^createUser email$/, codes: ['field.match'], because: 'told at the repetition, which differs from it then' },
  {
    at: /^remindClients fitting$/,
    codes: ['field.required'],
    because: 'asks for one of two, accounts or filters: told at the first of them',
  },
  { at: /^setUserStatus status$/, codes: ['user.status'], because: 'the account has that status already' },
  { at: / refresh_token$/, codes: ['login.sessionEnded'], because: 'ends a session; nobody typed it' },
  { at: / token$/, codes: ['login.tokenUsed'], because: 'came from a mailed link; nobody typed it' },
  { at: /^getColumn after$/, codes: ['http.notFound'], because: 'a cursor is opaque: there is no such page' },
];

export const mayStandElsewhere = (endpoint: string, path: string, codes: readonly string[]): boolean =>
  EXCEPTIONS.some(
    (exception) =>
      exception.at.test(`${endpoint} ${path}`) && codes.every((code) => exception.codes.some((each) => each === code)),
  );
