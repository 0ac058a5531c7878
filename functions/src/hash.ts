import { createHash } from 'node:crypto';

/** SHA-256 as 64 hex digits: an id made of what a document stands for. */
export const sha256 = (value: string): string => createHash('sha256').update(value).digest('hex');
