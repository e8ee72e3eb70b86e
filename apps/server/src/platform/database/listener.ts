import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Database, Log } from './database.ts';

const heartbeatMs = 15_000;
const longestPauseMs = 10_000;

interface Subscription {
  channel: string;
  handler: (payload: string) => void;
  onReconnect: () => void;
  onLost: () => void;
}

interface Listener {
  listen: Database['listen'];
  close(): Promise<void>;
}

/** One connection for all channels of this process, made anew whenever it is lost. */
export function openListener(connect: () => Client, log: Log): Listener {
  const subscriptions = new Set<Subscription>();
  const closing = new AbortController();
  let connected: Promise<Client> | undefined;

  async function open(): Promise<Client> {
    const client = connect();
    client.on('notification', ({ channel, payload = '' }) => {
      for (const subscription of subscriptions) if (subscription.channel === channel) subscription.handler(payload);
    });
    client.on('error', (error) => log.warn({ err: error }, 'The connection that hears notifications failed.'));
    try {
      await client.connect();
      for (const channel of new Set([...subscriptions].map((subscription) => subscription.channel))) {
        await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      }
    } catch (error) {
      await client.end();
      throw error;
    }
    const heartbeat = setInterval(() => beat(client), heartbeatMs).unref();
    client.once('end', () => {
      clearInterval(heartbeat);
      if (closing.signal.aborted) return;
      for (const subscription of subscriptions) subscription.onLost();
      connected = reopen();
    });
    return client;
  }

  async function reopen(): Promise<Client> {
    for (let wait = 100; ; wait = Math.min(wait * 2, longestPauseMs)) {
      await pause(wait, undefined, { signal: closing.signal });
      try {
        const client = await open();
        for (const subscription of subscriptions) subscription.onReconnect();
        return client;
      } catch (error) {
        log.warn({ err: error }, 'The connection that hears notifications could not be made again.');
      }
    }
  }

  return {
    async listen(channel, handler, onReconnect = () => {}, onLost = () => {}) {
      const subscription = { channel, handler, onReconnect, onLost };
      subscriptions.add(subscription);
      try {
        const client = await (connected ??= open());
        await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      } catch (error) {
        subscriptions.delete(subscription);
        connected = undefined;
        throw error;
      }
      return async () => {
        subscriptions.delete(subscription);
      };
    },
    async close() {
      closing.abort();
      const client = await connected?.catch(() => undefined);
      await client?.end();
    },
  };
}

/** A connection that was cut without a word ends only when something is sent on it. */
function beat(client: Client): void {
  const tooLate = setTimeout(() => client.connection.stream.destroy(), heartbeatMs / 3).unref();
  client.query('SELECT 1').then(
    () => clearTimeout(tooLate),
    () => clearTimeout(tooLate),
  );
}
