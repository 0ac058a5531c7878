import type { Addition } from './use-met.ts';

/** `12 N Main St, Apt 4, Springfield 62701`; '' where nothing of it was said. */
export function addressOf({ house, street, unit, city, zip }: Addition): string {
  const line = [house, street].filter(Boolean).join(' ');
  return [line, unit, [city, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
