import type { members } from './members.ts';
import type { visitors } from './visitors.ts';

/** The English catalogue; the type of every other one. */
export type Catalogue = typeof members & typeof visitors;
