/** Why a mail was not taken. The message names no address: it is logged and kept with the job. */
export class MailFailure extends Error {
  /** The server's code, or why no answer came: `ECONNREFUSED`. */
  readonly code: string;
  /** The first line that the server wrote, if it did. */
  readonly line: string | null;
  /** The server refused this mail for good: asked again, it would say the same. */
  readonly permanent: boolean;

  constructor(code: string, line: string | null, permanent: boolean) {
    super(line === null ? `The mail could not be handed over (${code}).` : `The mail server answered ${code}.`);
    this.name = 'MailFailure';
    this.code = code;
    this.line = line;
    this.permanent = permanent;
  }
}

const MAX_LINE = 200;

interface Failed {
  code?: unknown;
  originalCode?: unknown;
  responseCode?: unknown;
  response?: unknown;
  permanent?: unknown;
  command?: unknown;
}

/** Reads what the transport failed with. */
export function failureOf(error: unknown): MailFailure {
  const { code, originalCode, responseCode, response, permanent, command } = error as Failed;
  if (typeof responseCode !== 'number' || typeof response !== 'string') {
    const reason = [originalCode, code].find((text) => typeof text === 'string') ?? 'ECONNECTION';
    // Not even sent: no server takes an address or a message of this kind.
    return new MailFailure(reason, null, code === 'EENVELOPE' || code === 'EMESSAGE');
  }
  // A refused greeting, sign-in or sender is no fault of this mail: it may go once that is mended.
  const isOfThisMail = command === 'RCPT TO' || command === 'DATA';
  return new MailFailure(String(responseCode), firstLine(response), permanent === true && isOfThisMail);
}

const firstLine = (response: string): string =>
  [...(response.split(/[\r\n]/u, 1)[0] ?? '').replaceAll(/\p{Cc}/gu, ' ').trim()].slice(0, MAX_LINE).join('');
