import type { ComponentType } from 'react';
import type { MessageKey } from '../../shared/text/index.ts';

type Route = { path: string; title: MessageKey; load: () => Promise<{ default: ComponentType }> };

/** For everyone, in every state of the session that can look at an invitation, and signed out. */
export const invitationRoutes: Route[] = [
  { path: '/invite/:token', title: 'invitation.title', load: () => import('./invitation-page.tsx') },
];
