import './shared/ui/fonts.css';
import './shared/ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { actionAddress } from './app/action-link.ts';
import { App } from './app/app.tsx';
import { Boundary } from './app/errors/error-boundary.tsx';
import { GlobalTrouble } from './app/errors/error-screens.tsx';
import { fetchStylesAgain } from './app/offline/missing-styles.ts';
import { pageAddress, takeOver } from './app/served-pages.ts';
import { startPrefetch } from './app/start-prefetch.ts';
import { listenForErrors, record } from './shared/errors/log.ts';
import { language } from './shared/text/language.ts';
import { withTexts } from './shared/text/registry.ts';
// The browser offers to install the app once, on whatever page it is then.
import './shared/installed/prompt.ts';
// Follows the device's colour scheme from here on, on the public pages too.
import './shared/ui/theme-mode.ts';

listenForErrors();
fetchStylesAgain();

const address = actionAddress(location) ?? pageAddress(location);
if (address) history.replaceState(null, '', address);
startPrefetch();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

// So that a screen reader says it right; every language here is written from left to right.
document.documentElement.lang = language;

// React hands an uncaught error to the window, and a caught one to its boundary: both record it. What it recovered from
// by itself it would hand to the window too, as if it were critical.
const draw = () =>
  createRoot(root, { onRecoverableError: (error) => record(error, 'recovered', 'medium') }).render(
    <StrictMode>
      <Boundary name="app" fallback={() => <GlobalTrouble />}>
        <App />
      </Boundary>
    </StrictMode>,
  );

void Promise.all([withTexts(null), takeOver(root)]).then(draw);
