import { open } from '../palette/opened-part.ts';

/** Shows the dashboard's tour from its first step, whether or not it was seen; from any screen, for it goes there. */
export const startTour = (): void => open('tour');
