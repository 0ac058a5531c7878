import './text/member-positions/en.ts';
import type { MemberPosition } from '#shared/member-positions.ts';
import { t } from './text/index.ts';

/** Positions in words, as a list inside a sentence. */
export const showPositions = (positions: readonly MemberPosition[]): string =>
  positions.map((position) => t(`memberPositions.${position}`)).join(', ');
