import type { ComponentType } from 'react';
import type { MessageKey } from '../../shared/text/index.ts';

type Route = { path: string; title: MessageKey; load: () => Promise<{ default: ComponentType }> };

/** For visitors. Plain elements and CSS: no Mantine and no Firebase may reach these pages. */
export const publicRoutes: Route[] = [
  { path: '*', title: 'landing.title', load: () => import('./landing-page.tsx') },
  { path: '/pricing', title: 'landing.pricing.title', load: () => import('./pricing-page.tsx') },
  { path: '/privacy', title: 'legal.privacy.title', load: () => import('./privacy-page.tsx') },
  { path: '/terms', title: 'legal.terms.title', load: () => import('./terms-page.tsx') },
];
