/** The mail server and the sender, as settings name them. */
import { email, line } from '@portal/domain/fields/rules.ts';

export interface MailServer {
  host: string;
  port: number;
  user: string | undefined;
  password: string | undefined;
  /** TLS from the first byte (`smtps:`); else by STARTTLS as soon as the server offers it. */
  secure: boolean;
  /** `tls=required`: nothing is sent without TLS. `tls=unverified`: a certificate that nobody vouches for will do. */
  tls: 'offered' | 'required' | 'unverified';
}

export interface Sender {
  name: string;
  address: string;
}

const USUAL_PORT = { plain: 587, secure: 465 };

/** Reads `smtps://user:password@host:port?tls=…`; nothing where it is not of that form. */
export function mailServerOf(text: string): MailServer | undefined {
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  const { tls = 'offered', ...others } = Object.fromEntries(url.searchParams);
  const [user, password] = [decoded(url.username), decoded(url.password)];
  const isWhole =
    url.hostname !== '' &&
    ['', '/'].includes(url.pathname) &&
    Object.keys(others).length === 0 &&
    isTls(tls) &&
    user !== null &&
    password !== null &&
    (user === '') === (password === '');
  if (!isWhole) return undefined;
  return {
    // An IPv6 address stands in brackets in an address, and nowhere else.
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (secure ? USUAL_PORT.secure : USUAL_PORT.plain),
    user: user || undefined,
    password: password || undefined,
    secure,
    tls,
  };
}

/** Reads `Name <address>`; nothing where it is not of that form. */
export function senderOf(text: string): Sender | undefined {
  const [, name = '', address = ''] = /^"?([^"<>]*[^"<>\s])"?\s*<([^<>]+)>$/u.exec(text) ?? [];
  const isWhole = name !== '' && address !== '' && !line(100)(name, '') && !email(address, '');
  return isWhole ? { name, address } : undefined;
}

const isTls = (text: string): text is MailServer['tls'] => ['offered', 'required', 'unverified'].includes(text);

/** What percent signs stand for; null where they stand for nothing. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
