import { lazy } from 'react';
import { createBrowserRouter, redirect } from 'react-router';
import { whole } from '../platform/chunks.ts';
import { onSessionChange, settledSession } from '../platform/session.ts';
import { forgetTarget, keepTarget, keptTarget } from '../platform/target.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FirstPaint } from './FirstPaint.tsx';
import { loadSignedIn } from './loadSignedIn.ts';

const LoginScreen = lazy(whole(() => import('../sessions/LoginScreen.tsx')));
const SignedIn = lazy(loadSignedIn);

const LOGIN = '/login';

/** The user's open page: the stored target, else what the frame opens first. */
function openPage(): string {
  const target = keptTarget() ?? '/';
  forgetTarget();
  return target;
}

export const router = createBrowserRouter(
  [
    {
      path: LOGIN,
      loader: async () => ((await settledSession()) ? redirect(openPage()) : null),
      element: (
        <ErrorBoundary>
          <LoginScreen />
        </ErrorBoundary>
      ),
      HydrateFallback: FirstPaint,
    },
    {
      path: '*',
      loader: async ({ request }) => {
        if (await settledSession()) return null;
        keepTarget(inPortal(new URL(request.url)));
        return redirect(LOGIN);
      },
      // The loader guards; a change of card or filter in the address asks nothing.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      element: (
        <ErrorBoundary>
          <SignedIn />
        </ErrorBoundary>
      ),
      HydrateFallback: FirstPaint,
    },
  ],
  { basename: '/B_Portal/' },
);

/** Path and search below the portal's base. */
function inPortal(url: Pick<URL, 'pathname' | 'search'>): string {
  return url.pathname.replace(/^\/B_Portal(?=\/|$)/, '') + url.search;
}

onSessionChange((change) => {
  const here = inPortal(router.state.location);
  const isLogin = here.startsWith(LOGIN);
  if (change.is === 'begun') {
    if (isLogin) void router.navigate(openPage(), { replace: true });
    return;
  }
  if (isLogin) return;
  const lapsed = change.why === 'lapsed';
  if (lapsed) keepTarget(here);
  void router.navigate(LOGIN, { replace: true, state: { lapsed } });
});
