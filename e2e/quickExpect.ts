import { expect as patient, type Locator, type Page } from '@playwright/test';

/** The worst of two cores on which three portals, their databases and browsers run. */
const TIMEOUT_MS = 40_000;
/** Playwright looks again every 500 ms where it may wait for long, and every 100 ms where it may not. */
const TURN_MS = 2_400;

const inTurns = patient.configure({ timeout: TURN_MS });

/** Playwright's own, but what is waited for on a page is seen within 100 ms. */
export const expect: typeof patient = new Proxy(patient, {
  apply: (_target, _this, [subject, message]: Parameters<typeof patient>) =>
    isOnPage(subject) ? quick(() => inTurns(subject, message)) : patient(subject, message),
  get: (target, name: keyof typeof patient) => (name === 'poll' ? poll : target[name]),
});

const poll: typeof patient.poll = (actual, options) =>
  patient.poll(actual, { intervals: [100], ...(typeof options === 'string' ? { message: options } : options) });

const isOnPage = (subject: unknown): subject is Locator | Page =>
  typeof subject === 'object' && subject !== null && ('waitFor' in subject || 'goto' in subject);

/** What a story gives itself counts. */
function timeoutIn(expected: readonly unknown[]): number {
  const options = expected.at(-1);
  const own = typeof options === 'object' && options !== null && 'timeout' in options ? options.timeout : undefined;
  return typeof own === 'number' ? own : TIMEOUT_MS;
}

type Matchers = ReturnType<typeof inTurns<Locator | Page>>;

function quick(matchers: () => Matchers): Matchers {
  return new Proxy(matchers(), {
    get(target, name: keyof Matchers) {
      if (name === 'not') return quick(() => matchers().not);
      if (typeof target[name] !== 'function') return target[name];
      return async (...expected: unknown[]) => {
        const until = performance.now() + timeoutIn(expected);
        for (;;) {
          const began = performance.now();
          try {
            return await (matchers()[name] as (...expected: unknown[]) => Promise<void>)(...expected);
          } catch (error) {
            // What fails sooner fails for good: two elements where one was meant.
            if (performance.now() >= until || performance.now() - began < TURN_MS / 2) throw error;
          }
        }
      };
    },
  });
}
