import { Agent, request } from 'node:http';

export interface Reply {
  status: number;
  /** On the wire, compressed. */
  bytes: number;
  body: Buffer;
}

/** What a browser says it can read. */
const ENCODINGS = 'gzip, deflate, br, zstd';

/** One signed-in user with connections that stay open, as a browser keeps them. */
export class Caller {
  readonly #origin: string;
  readonly #agent = new Agent({ keepAlive: true });
  #token: string | undefined;

  /** Signed in already where there is a token. */
  constructor(origin: string, token?: string) {
    this.#origin = origin;
    this.#token = token;
  }

  async signIn(username: string, password: string): Promise<void> {
    const reply = await this.ask<{ access_token?: string }>('POST', '/api/auth/token', {
      grant_type: 'password',
      username,
      password,
    });
    if (!reply.access_token) throw new Error(`${username} cannot sign in: is this database seeded?`);
    this.#token = reply.access_token;
  }

  /** The parsed answer, uncompressed: to prepare a measurement, not to be measured. */
  async ask<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Answer> {
    const reply = await this.send(method, path, { body, encodings: 'identity' });
    return JSON.parse(reply.body.toString()) as Answer;
  }

  /** Sends a request and reads the whole answer as it comes over the wire. */
  send(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { body, key, encodings = ENCODINGS }: { body?: unknown; key?: string | undefined; encodings?: string } = {},
  ): Promise<Reply> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      'accept-encoding': encodings,
      ...(this.#token && { authorization: `Bearer ${this.#token}` }),
      ...(text && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
      ...(key && { 'idempotency-key': key }),
    };
    return new Promise((resolve, reject) => {
      const call = request(`${this.#origin}${path}`, { method, headers, agent: this.#agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const received = Buffer.concat(chunks);
          resolve({ status: response.statusCode ?? 0, bytes: received.length, body: received });
        });
      });
      call.on('error', (error: NodeJS.ErrnoException) => {
        // The server closed a connection that had been quiet, in the moment in which it was taken again: browsers ask anew.
        if (call.reusedSocket && error.code === 'ECONNRESET')
          resolve(this.send(method, path, { body, key, encodings }));
        else reject(error);
      });
      call.end(text);
    });
  }

  /** Sends a file as a form does; the parsed answer. */
  async upload<Answer>(path: string, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Answer> {
    const form = new FormData();
    form.append('file', new Blob([bytes]), name);
    const headers: Record<string, string> = this.#token ? { authorization: `Bearer ${this.#token}` } : {};
    const reply = await fetch(`${this.#origin}${path}`, { method: 'POST', headers, body: form });
    return (await reply.json()) as Answer;
  }

  /** Opens the board's stream and drops what it tells. Answers how to end it. */
  listen(): () => void {
    const headers = { authorization: `Bearer ${this.#token}`, accept: 'text/event-stream' };
    const call = request(`${this.#origin}/api/business/stream`, { headers }, (response) => response.resume());
    // Cut off on purpose at the end.
    call.on('error', () => undefined);
    call.end();
    return () => call.destroy();
  }

  close(): void {
    this.#agent.destroy();
  }
}
