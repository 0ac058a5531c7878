import type { World } from './world.ts';

/** Keeps what changed in the candidate profile. `before`: as it was; null where there was none. */
export function followProfile(_world: World, _before: object | null): void {}
