import { registerTexts } from '../registry.ts';

/** What every map says, whatever is on it. */
export const map = {
  opening: 'Opening the map…',
  closer: 'Zoom in',
  farther: 'Zoom out',
  cannot: 'This device draws no maps',
  failed: 'The map could not be opened',
  lost: 'The map has stopped',
};

registerTexts({ map }, () => import('./es.ts'));
