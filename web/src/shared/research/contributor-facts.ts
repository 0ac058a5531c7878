import type { Contributor } from '#shared/domain/research/contribution.ts';

/** `Atlanta, GA 30309`. */
export const placeText = ({ city, state, zip }: Pick<Contributor, 'city' | 'state' | 'zip'>): string =>
  [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
/** `Engineer, Acme`. */
export const workText = ({ occupation, employer }: Pick<Contributor, 'occupation' | 'employer'>): string =>
  [occupation, employer].filter(Boolean).join(', ');
