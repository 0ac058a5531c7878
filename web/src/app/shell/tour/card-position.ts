export type Box = { x: number; y: number; width: number; height: number };
type Size = Pick<Box, 'width' | 'height'>;

/** Pixels between the card and what it is about, and to the edge of the window. */
const gap = 14;
const edge = 12;

const within = (at: number, length: number, room: number): number =>
  Math.max(edge, Math.min(at, room - length - edge));

/**
 * Where the card stands in the window: below what it is about, above it, or beside it, wherever it fits; else at the
 * foot of the window. All in pixels of the window, and never outside it.
 */
export function besides(target: Box, card: Size, view: Size): { x: number; y: number } {
  const x = within(target.x, card.width, view.width);
  const y = within(target.y, card.height, view.height);
  const below = target.y + target.height + gap;
  if (below + card.height + edge <= view.height) return { x, y: Math.max(edge, below) };
  const above = target.y - gap - card.height;
  if (above >= edge) return { x, y: within(above, card.height, view.height) };
  const after = target.x + target.width + gap;
  if (after + card.width + edge <= view.width) return { x: Math.max(edge, after), y };
  const before = target.x - gap - card.width;
  if (before >= edge) return { x: within(before, card.width, view.width), y };
  return { x, y: Math.max(edge, view.height - card.height - edge) };
}
