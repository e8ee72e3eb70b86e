/** What is wrong, as a code (the key of its text in both languages) with what the text needs to say it. */
export interface Problem {
  code: ProblemCode;
  params?: Readonly<Record<string, string | number>>;
}

export const problem = (code: ProblemCode, params?: Problem['params']): Problem =>
  params === undefined ? { code } : { code, params };

/** Every code that a rule of this package may answer; the contract gives each its HTTP status, messages its texts. */
export type ProblemCode =
  | 'field.required'
  | 'field.max'
  | 'field.min'
  | 'field.least'
  | 'field.most'
  | 'field.letters'
  | 'field.numbers'
  | 'field.special'
  | 'field.email'
  | 'field.password'
  | 'field.url'
  | 'field.date'
  | 'field.past'
  | 'field.foundation'
  | 'field.age'
  | 'field.choice'
  | 'field.areaCode'
  | 'field.file'
  | 'field.fileSize'
  | 'field.image'
  | 'move.invalid'
  | 'move.final'
  | 'assign.stage'
  | 'move.noAnalyst'
  | 'move.noEphesian'
  | 'move.interview'
  | 'move.notPaid'
  | 'move.corrections'
  | 'payment.notPossible'
  | 'exonerate.payment'
  | 'exonerate.process'
  | 'exonerate.notPaid'
  | 'exonerate.corrections'
  | 'correction.stage'
  | 'correction.state'
  | 'interview.stage'
  | 'interview.deactivated'
  | 'mail.state'
  | 'mail.noServer'
  | 'field.match'
  | 'role.combination'
  | 'user.status'
  | 'user.self'
  | 'user.lastAdministrator'
  | 'user.administratorOnly'
  | 'user.notActive'
  | 'terms.version'
  | 'client.reminded'
  | 'client.finished';
