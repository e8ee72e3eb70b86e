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
    at: /^(accept|refuse)Document file$/,
    codes: ['document.replaced'],
    because: 'another file is another document: the whole act is refused, and what is there now is shown',
  },
  {
    at: /^setLeaderPhoto (upload|file)$/,
    codes: ['photo.replaced', 'photo.system'],
    because: 'without the one that was sent it is about the one that is there, which the dialog shows or cannot show',
  },
  {
    at: /^setLeaderPhoto crop\.(x|y|size)$/,
    codes: ['field.image', 'field.choice', 'photo.system'],
    because: 'a part of a picture is one thing to whoever chooses it: told at `crop`',
  },
  {
    at: /^(create|update)Event startDay$/,
    codes: ['event.long'],
    because: 'an event that begins earlier lasts longer: told at the end, as by its form',
  },
  {
    at: /^(list|get)Resources? as$/,
    codes: ['GE004'],
    because: 'with whose eyes one may look is a right, and no value of a field',
  },
  {
    at: /^assignPayment seen$/,
    codes: ['payment.settled'],
    because: 'another state means that somebody settled it: the whole act is refused, with what it is now',
  },
  {
    at: /^edit(Leader|Spouse|Ministry|Contact) values\./,
    codes: ['field.required'],
    because: 'a field that now needs another is told at that other',
  },
  {
    at: /^((renew|reissue|switch)Licence|(revoke|reissue)Certificate) seen$/,
    codes: ['record.stale'],
    because: 'another version means that somebody changed it: the whole act is refused, with what it is now',
  },
  {
    at: /^(previewMerge|merge|sayNotSame) (noun|kept|gone|one|other)$/,
    codes: ['http.notFound', 'record.stale'],
    because: 'the two are what the act is about: chosen on their pages, not typed',
  },
  {
    at: /^(eraseTraced cases|eraseTracedLeader churches)(\.|$)/,
    codes: ['record.stale'],
    because:
      'other cases or churches than there are were not chosen but seen: the whole act is refused, with those there are now',
  },
  {
    at: / (version|keptVersion|goneVersion)$/,
    codes: ['move.stale', 'move.undo', 'record.stale'],
    because: 'another version means another card or account: the whole act is refused, with what it is now',
  },
  {
    at: /^edit(Leader|Spouse|Ministry|Contact) was(\.|$)/,
    codes: ['record.stale'],
    because: 'what the editor saw is not what is there: the section is shown as it is now',
  },
  {
    at: /^(give(Countries|Leader)|setSpiritualParent) /,
    codes: ['record.stale', 'region.taken', 'leader.circle'],
    because: 'what others did meanwhile concerns the whole act, and the dialog shows what is there now',
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
    at: /^recordInterview answers/,
    codes: ['interview.empty'],
    because: 'without any answer the whole result is refused',
  },
  {
    at: /^saveInterviewQuestions .*\.type$/,
    codes: ['field.option'],
    because: 'a choice without options is told at its options',
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
    at: / (passkey(\..+)?|step)$/,
    codes: ['login.stepEnded', 'factor.code', 'factor.passkey', 'field.required'],
    because: 'nobody typed it: a step has ended, or the passkey proves nothing, which stands at the code beside it',
  },
  {
    at: /^addPasskey created(\..+)?$/,
    codes: ['factor.passkey'],
    because: 'came from an authenticator; nobody typed it',
  },
  {
    at: / (password|email)$/,
    codes: ['field.match'],
    because: 'told at the repetition, which no longer matches',
  },
  { at: /^createUser email$/, codes: ['field.match'], because: 'told at the repetition, which differs from it then' },
  {
    at: /^(remind(Clients|Drafts|ReportChurches)|renewLicences|restoreApplications|(ask|date)Documents) fitting$/,
    codes: ['field.required'],
    because: 'asks for one of two, the chosen or filters: told at the first of them',
  },
  {
    at: /^(start|preview)Many applications(\.|$)/,
    codes: ['RRU007'],
    because: 'without an Ephesian the whole is refused, and the cases are named',
  },
  { at: /^setUserStatus status$/, codes: ['user.status'], because: 'the account has that status already' },
  { at: / refresh_token$/, codes: ['login.sessionEnded'], because: 'ends a session; nobody typed it' },
  { at: / token$/, codes: ['login.tokenUsed'], because: 'came from a mailed link; nobody typed it' },
  {
    at: /^(getColumn|getRejectByTag) after$/,
    codes: ['http.notFound'],
    because: 'a cursor is opaque: there is no such page',
  },
];

export const mayStandElsewhere = (endpoint: string, path: string, codes: readonly string[]): boolean =>
  EXCEPTIONS.some(
    (exception) =>
      exception.at.test(`${endpoint} ${path}`) && codes.every((code) => exception.codes.some((each) => each === code)),
  );
