import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { whole } from './platform/chunks.ts';
import { startTexts } from './platform/i18n.ts';
import { findSession, watchSession } from './platform/session.ts';
import { App } from './shell/App.tsx';
import { portalRouter } from './shell/portalRouter.tsx';
import './ui/mantineLogin.css';
import './ui/base.css';

const loadScreens = whole(() => import('./screens.tsx'));
const loadLogin = whole(() => import('./sessions/LoginScreen.tsx'));

watchSession();
// What will be shown starts on its way before the texts are there; a failure is told where it is shown.
void (findSession() ? loadScreens() : loadLogin()).catch(() => undefined);

await startTexts(['common', 'errors', 'shell']);
const router = portalRouter({ Login: lazy(loadLogin), Screens: lazy(loadScreens) });
const root = document.getElementById('root');
if (root) createRoot(root).render(<App router={router} />);
