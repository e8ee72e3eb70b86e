import type { Page, Request } from '@playwright/test';

/** A call of the portal's own, in milliseconds since the story's worker began. */
export interface Call {
  what: string;
  at: number;
  /** Absent: there is no answer yet. */
  took?: number;
  ended?: string;
}

const MOST_TOLD = 40;

/** Keeps what the page asks of the server. */
export function watchCalls(page: Page, calls: Call[]): void {
  const known = new Map<Request, Call>();
  const note = (request: Request, ended: string) => {
    const call = known.get(request);
    if (call) Object.assign(call, { ended, took: performance.now() - call.at });
  };
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/') || pathname.startsWith('/api/files/')) return;
    const call: Call = { what: `${request.method()} ${pathname}${search}`, at: performance.now() };
    known.set(request, call);
    calls.push(call);
  });
  page.on('response', (answer) => note(answer.request(), `${answer.status()}, its body on the way`));
  page.on('requestfinished', (request) => note(request, 'answered'));
  page.on('requestfailed', (request) => note(request, request.failure()?.errorText ?? 'failed'));
}

/** The last of them: what a screen that stands still waits for. */
export const lastCalls = (calls: readonly Call[]): string =>
  [
    'The last calls:',
    ...calls
      .slice(-MOST_TOLD)
      .map(
        ({ what, at, took, ended }) => `  ${at.toFixed()} ${what}: ${ended ?? 'no answer'} ${took?.toFixed() ?? ''}`,
      ),
  ].join('\n');
