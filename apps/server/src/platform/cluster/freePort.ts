import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that any system gives to outgoing connections, which could take it before it is listened on. */
const FIRST = 20_000;
const LAST = 32_767;

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, LAST + 1);
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return freePort();
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
