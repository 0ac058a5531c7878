import './shared/ui/fonts.css';
import './shared/ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { actionAddress } from './app/action-link.ts';
import { Boundary } from './app/errors/Boundary.tsx';
import { GlobalTrouble } from './app/errors/Trouble.tsx';
import { listenForErrors } from './shared/errors/log.ts';
// Follows the device's colour scheme from here on, on the public pages too.
import './shared/ui/theme-mode.ts';

listenForErrors();

const action = actionAddress(location);
if (action) history.replaceState(null, '', action);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <Boundary name="app" fallback={() => <GlobalTrouble />}>
      <App />
    </Boundary>
  </StrictMode>,
);
