import type { ComponentType } from 'react';

/** What the gate shows on every path while the organization has no candidate profile. */
export const loadOnboarding = (): Promise<{ default: ComponentType }> => import('./onboarding-page.tsx');
