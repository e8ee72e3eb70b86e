import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import type { Namespace } from '@portal/messages/browserTexts.ts';
import { whole } from './platform/late/chunks.ts';
import { startTexts } from './platform/texts/i18n.ts';
import { findSession, watchSession } from './platform/session/session.ts';
import { watchInput } from './platform/drafts/unsavedInput.ts';
import { PUBLIC_PAGES } from './sessions/publicPages.ts';
import { App } from './shell/App.tsx';
import { watchAvailability } from './shell/availability.ts';
import { portalRouter } from './shell/portalRouter.tsx';
import { watchTips } from './ui/tips.ts';
import { watchDoubleClicks } from './ui/doubleClicks.ts';
import './ui/mantineLogin.css';
import './ui/base.css';

const loadScreens = whole(() => import('./screens.tsx'));
const loadLogin = whole(() => import('./sessions/login/LoginScreen.tsx'));
const isSignedIn = findSession() !== undefined;
/** On a page beside the login, which comes by itself: some of them change who is signed in, or how. */
const isBeside = /\/login\/./.test(location.pathname);

watchSession();
watchInput();
watchDoubleClicks();
watchTips();
// What will be shown comes while the texts do; a failure is told where it is shown.
const first = isBeside ? undefined : (isSignedIn ? loadScreens() : loadLogin()).catch(() => undefined);
const texts: Namespace[] = ['common', 'errors', 'shell', isSignedIn ? 'stages' : 'sessions'];

void start();

/** No `await` of the module itself: code that comes later lies in files with what this one needs, and would wait for it. */
async function start(): Promise<void> {
  // Without texts nothing can be offered in words; the page that is loaded anew may know where they lie now.
  await whole(() => startTexts(texts))().catch(() => location.reload());
  // Shown at once where it is there: the first shapes stand in the page until then, those of React would stay longer than needed.
  const Shown = (await first)?.default;
  const router = portalRouter({
    Login: (!isSignedIn && Shown) || lazy(loadLogin),
    publicPages: PUBLIC_PAGES.map(({ load, ...page }) => ({ ...page, Component: lazy(whole(load)) })),
    Screens: (isSignedIn && Shown) || lazy(loadScreens),
  });
  watchAvailability(router);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App router={router} />);
}
