import type { ComponentType } from 'react';
import type { MessageKey } from '../../shared/text/index.ts';

type Route = { path: string; title: MessageKey; load: () => Promise<{ default: ComponentType }> };

/** Local builds only; the app leaves it out, and the bundler drops it, where `isLocal` is false. */
export const mailboxRoutes: Route[] = [
  { path: '/local-mailbox', title: 'mailbox.title', load: () => import('./mailbox-page.tsx') },
];
