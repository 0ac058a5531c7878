import { registerTexts } from '../registry.ts';

/** The app on a member's own device. */
export const installed = {
  waiting: 'A new version is ready',
  behind: 'Another tab runs the new version',
  unsaved: 'Something you typed here is not saved yet. Save it, then reload.',
  reload: 'Reload',
  title: 'On this device',
  kept: 'Every screen opens without a connection.',
  notKept: 'This browser does not keep the app: without a connection it cannot be opened anew.',
  shown: 'What you looked at last stays on this device until you sign out.',
  install: 'Install Hustings',
  installHint: 'It then opens in a window of its own, from your home screen or dock.',
  onApple: 'To put Hustings on your home screen, tap Share in Safari, then “Add to Home Screen”.',
  isInstalled: 'Hustings is installed on this device.',
} as const;

/** Loaded some seconds after the first screen, and with the account. */
registerTexts({ installed }, () => import('./es.ts'));
