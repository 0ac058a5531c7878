import { imports } from './imports.ts';

/** Texts of the import. */
export const importing = { imports } as const;
