import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { whole } from './platform/chunks.ts';
import { startTexts } from './platform/i18n.ts';
import { findSession, watchSession } from './platform/session.ts';
import { watchInput } from './platform/unsavedInput.ts';
import { PUBLIC_PAGES } from './sessions/publicPages.ts';
import { App } from './shell/App.tsx';
import { watchAvailability } from './shell/availability.ts';
import { portalRouter } from './shell/portalRouter.tsx';
import { watchDoubleClicks } from './ui/doubleClicks.ts';
import './ui/mantineLogin.css';
import './ui/base.css';

const loadScreens = whole(() => import('./screens.tsx'));
const loadLogin = whole(() => import('./sessions/LoginScreen.tsx'));

watchSession();
watchInput();
watchDoubleClicks();
// What will be shown starts on its way before the texts are there; a failure is told where it is shown.
void (findSession() ? loadScreens() : loadLogin()).catch(() => undefined);

// Without texts nothing can be offered in words; the page that is loaded anew may know where they lie now.
await whole(() => startTexts(['common', 'errors', 'shell']))().catch(() => location.reload());
const router = portalRouter({
  Login: lazy(loadLogin),
  publicPages: PUBLIC_PAGES.map(({ load, ...page }) => ({ ...page, Component: lazy(whole(load)) })),
  Screens: lazy(loadScreens),
});
watchAvailability(router);
const root = document.getElementById('root');
if (root) createRoot(root).render(<App router={router} />);
