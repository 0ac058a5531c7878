import { holes } from './holes/index.ts';
import { stamps } from './stamps.ts';
import { what } from './what.ts';
import { who } from './who.ts';

/** Every question to the rules, by kind. */
export const kinds = { who, what, stamps, holes };
