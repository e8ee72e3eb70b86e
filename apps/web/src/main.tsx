import { createRoot } from 'react-dom/client';
import { App } from './shell/App.tsx';
import { startTexts } from './platform/i18n.ts';
import { findSession, watchSession } from './platform/session.ts';
import { loadSignedIn } from './shell/loadSignedIn.ts';
import './ui/mantineLogin.css';
import './ui/base.css';

watchSession();
// The code behind the login starts on its way before the texts are there.
if (findSession()) void loadSignedIn().catch(() => undefined);

await startTexts(['common', 'errors', 'shell']);
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
