import { createHash } from 'node:crypto';

/** As the functions hash: 64 hex digits. */
export const sha256 = (value: string): string => createHash('sha256').update(value).digest('hex');
