import type { CrumbKind, Severity } from '#shared/collections/error-groups.ts';

/** What was noticed, before anybody looks at it: a first visit carries no more than this. `timestamp`: milliseconds since 1970. */
export type Noted = { error: unknown; context: string; severity: Severity | undefined; timestamp: number };
export type Crumb = { at: number; kind: CrumbKind; message: string };

/** The newest last. */
export const noted: Noted[] = [];
export const crumbs: Crumb[] = [];
