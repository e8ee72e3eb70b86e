import type { ComponentType } from 'react';
import { createBrowserRouter, redirect } from 'react-router';
import { onSessionChange, settledSession } from '../platform/session/session.ts';
import { forgetTarget, keepTarget, keptTarget } from '../platform/address/wantedPlace.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FirstPaint } from './firstPaint/FirstPaint.tsx';

export type PortalRouter = ReturnType<typeof createBrowserRouter>;

const LOGIN = '/login';

/** A page beside the login, for whoever is signed out. */
export interface PublicPage {
  /** Below `/login`. */
  path: string;
  Component: ComponentType;
  /** It is shown to the signed-in as well; they are not led to their open page. */
  toAll?: boolean;
}

interface Pages {
  Login: ComponentType;
  publicPages: readonly PublicPage[];
  Screens: ComponentType;
}

/** Of a route that a beginning session leaves open. */
const STAYS = 'stays';

/**
 * The door, the pages beside it, and what lies behind it, guarded. It follows the session: who signs in goes in, who is
 * signed out goes out.
 */
export function portalRouter({ Login, publicPages, Screens }: Pages): PortalRouter {
  const router = createBrowserRouter(
    [
      {
        path: LOGIN,
        loader: leadIn,
        element: (
          <ErrorBoundary key={LOGIN}>
            <Login />
          </ErrorBoundary>
        ),
        HydrateFallback: FirstPaint,
      },
      ...publicPages.map(({ path, Component, toAll = false }) => ({
        path: `${LOGIN}/${path}`,
        ...(toAll ? { handle: STAYS } : { loader: leadIn }),
        element: (
          // Each page anew: a broken one must not stand in the place of the next.
          <ErrorBoundary key={path}>
            <Component />
          </ErrorBoundary>
        ),
        HydrateFallback: FirstPaint,
      })),
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

  // What is read before the router is there may end the session.
  if (lapsedBefore && !inPortal(location).startsWith(LOGIN)) lapse(inPortal(location));
  function lapse(here: string): void {
    keepTarget(here);
    void router.navigate(LOGIN, { replace: true, state: { lapsed: true } });
  }

  onSessionChange((change) => {
    const here = inPortal(router.state.location);
    const isLogin = here.startsWith(LOGIN);
    if (change.is === 'begun') {
      const stays = router.state.matches.some(({ route }) => route.handle === STAYS);
      if (isLogin && !stays) void router.navigate(openPage(), { replace: true });
      return;
    }
    if (isLogin) return;
    if (change.why === 'lapsed') lapse(here);
    else void router.navigate(LOGIN, { replace: true });
  });
  return router;
}

let lapsedBefore = false;
onSessionChange((change) => {
  lapsedBefore = change.is === 'ended' && change.why === 'lapsed';
});

/** Who is signed in already goes to the open page (product/portal.md#open-page). */
const leadIn = async () => ((await settledSession()) ? redirect(openPage()) : null);

/** The user's open page: the stored target, else what the frame opens first. */
function openPage(): string {
  const target = keptTarget() ?? '/';
  forgetTarget();
  return target;
}

/** Path and search below the portal's base. */
const inPortal = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  pathname.replace(/^\/B_Portal(?=\/|$)/, '') + search;
