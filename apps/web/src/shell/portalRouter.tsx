import type { ComponentType } from 'react';
import { createBrowserRouter, redirect } from 'react-router';
import { onSessionChange, settledSession } from '../platform/session.ts';
import { forgetTarget, keepTarget, keptTarget } from '../platform/target.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FirstPaint } from './FirstPaint.tsx';

export type PortalRouter = ReturnType<typeof createBrowserRouter>;

const LOGIN = '/login';

/** The door and what lies behind it, guarded. It follows the session: who signs in goes in, who is signed out goes out. */
export function portalRouter({ Login, Screens }: { Login: ComponentType; Screens: ComponentType }): PortalRouter {
  const router = createBrowserRouter(
    [
      {
        path: LOGIN,
        loader: async () => ((await settledSession()) ? redirect(openPage()) : null),
        element: (
          <ErrorBoundary>
            <Login />
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
            <Screens />
          </ErrorBoundary>
        ),
        HydrateFallback: FirstPaint,
      },
    ],
    { basename: '/B_Portal/' },
  );

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
  return router;
}

/** The user's open page: the stored target, else what the frame opens first. */
function openPage(): string {
  const target = keptTarget() ?? '/';
  forgetTarget();
  return target;
}

/** Path and search below the portal's base. */
const inPortal = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  pathname.replace(/^\/B_Portal(?=\/|$)/, '') + search;
