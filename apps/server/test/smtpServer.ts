import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as it arrived. */
export interface Delivered {
  from: string;
  to: string;
  messageId: string;
  /** Headers by their names in small letters, unfolded. */
  headers: Readonly<Record<string, string>>;
  /** Headers and content as they came. */
  source: string;
  secure: boolean;
  user: unknown;
}

export type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>;

/** A real mail server on a port of its own, that can be killed and comes back on the same port. */
export async function startSmtpServer(options: SMTPServerOptions = {}) {
  const delivered: Delivered[] = [];
  const wishes = {
    /** What a recipient is refused with; nothing: taken. */
    refuse: (_to: string): { code: number; text: string } | undefined => undefined,
    /** Runs when a mail has arrived whole, before the server says so: it may kill the server, or wait. */
    onArrival: (_mail: Delivered): void | Promise<void> => {},
  };
  let sockets = new Set<Socket>();
  let server: SMTPServer;
  let connections = 0;

  async function answer(mail: Delivered, done: () => void): Promise<void> {
    await wishes.onArrival(mail);
    done();
  }

  async function listen(port: number): Promise<number> {
    server = new SMTPServer({
      // Without TLS and accounts unless a test wants them.
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      logger: false,
      onRcptTo({ address }, _session, done) {
        const refused = wishes.refuse(address);
        done(refused && Object.assign(new Error(refused.text), { responseCode: refused.code }));
      },
      onData(stream, { envelope, secure, user }, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const source = Buffer.concat(chunks).toString();
          const headers = headersOf(source);
          const mail = {
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address).join(', '),
            messageId: headers['message-id'] ?? '',
            headers,
            source,
            secure,
            user,
          };
          delivered.push(mail);
          void answer(mail, done);
        });
      },
      ...options,
    });
    // What a killed server's clients see is theirs to handle.
    server.on('error', () => {});
    const listening = server.listen(port, '127.0.0.1');
    listening.on('connection', (socket: Socket) => {
      connections += 1;
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    await once(listening, 'listening');
    return (listening.address() as AddressInfo).port;
  }

  const port = await listen(0);
  const kill = (): void => {
    server.server.close();
    for (const socket of sockets) socket.destroy();
    sockets = new Set();
  };

  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered,
    wishes,
    /** Connections that were made to it so far. */
    connections: () => connections,
    /** As by `kill -9`: every connection breaks off and the port is closed. */
    kill,
    /** Listens again on the same port. */
    restart: () => listen(port),
    async close() {
      kill();
      server.close();
    },
  };
}

function headersOf(source: string): Record<string, string> {
  const [head = ''] = source.split('\r\n\r\n', 1);
  return Object.fromEntries(
    head
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

/** The content of a part of a multipart mail, decoded. */
export function partOf({ source }: Delivered, type: 'text/plain' | 'text/html'): string {
  const part = source.split(/\r\n--[^\r\n]+\r\n/).find((each) => each.startsWith(`Content-Type: ${type}`)) ?? '';
  const end = part.indexOf('\r\n\r\n');
  const [head, body] = [part.slice(0, end), part.slice(end + 4)];
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** The file that came with a mail, decoded. */
export function fileOf({ source }: Delivered): { name: string; type: string; bytes: Buffer } | undefined {
  const part = source.split(/\r\n--[^\r\n]+\r\n/).find((each) => /^Content-Disposition: attachment/im.test(each));
  if (part === undefined) return undefined;
  const end = part.indexOf('\r\n\r\n');
  const head = part.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const [, coded = ''] = /filename\*0\*=utf-8''([^;\s]+)/i.exec(head) ?? [];
  const [, plain = decodeURIComponent(coded)] = /filename="?([^";]+)"?/.exec(head) ?? [];
  return {
    name: plain,
    type: /^Content-Type: ([^;\r\n]+)/im.exec(head)?.[1] ?? '',
    bytes: Buffer.from(part.slice(end + 4), 'base64'),
  };
}
