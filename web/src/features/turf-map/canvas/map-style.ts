import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { Colours } from '../../../shared/map/colours.ts';

export const sourceNames = ['cells', 'precincts', 'kept', 'planned', 'spots'] as const;
export type SourceName = (typeof sourceNames)[number];

/** Drawn with the page's own letters: no server has to be asked for any. */
const font = ['Inter Variable'];

export const stateColour = (colours: Colours) => ({
  unassigned: colours.soft,
  assigned: colours.accent,
  in_progress: colours.goal,
  completed: colours.good,
  returned: colours.bad,
});

const isArea: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon'];
const isLabel: ExpressionSpecification = ['==', ['geometry-type'], 'Point'];

/** Everything that the map draws, from the ground up. Nothing of it is fetched: all data is the campaign's own. */
export function layersIn(colours: Colours): LayerSpecification[] {
  const states = stateColour(colours);
  const byState: ExpressionSpecification = [
    'match',
    ['get', 'state'],
    'assigned',
    states.assigned,
    'in_progress',
    states.in_progress,
    'completed',
    states.completed,
    'returned',
    states.returned,
    states.unassigned,
  ];
  const letters = { 'text-color': colours.ink, 'text-halo-color': colours.ground, 'text-halo-width': 1.6 };
  return [
    { id: 'ground', type: 'background', paint: { 'background-color': colours.sunk } },
    {
      id: 'cells',
      type: 'fill',
      source: 'cells',
      paint: {
        'fill-color': colours.accent,
        'fill-opacity': ['interpolate', ['linear'], ['get', 'full'], 0, 0.1, 1, 0.85],
        'fill-antialias': false,
      },
    },
    {
      id: 'precincts',
      type: 'line',
      source: 'precincts',
      filter: isArea,
      paint: { 'line-color': colours.lineStrong, 'line-width': 1.5, 'line-dasharray': [3, 2] },
    },
    {
      id: 'kept-fill',
      type: 'fill',
      source: 'kept',
      paint: { 'fill-color': byState, 'fill-opacity': 0.1 },
    },
    {
      id: 'kept-line',
      type: 'line',
      source: 'kept',
      paint: { 'line-color': byState, 'line-width': 2 },
    },
    {
      id: 'planned-fill',
      type: 'fill',
      source: 'planned',
      filter: isArea,
      paint: { 'fill-color': ['get', 'colour'], 'fill-opacity': 0.2 },
    },
    {
      id: 'planned-line',
      type: 'line',
      source: 'planned',
      filter: isArea,
      paint: { 'line-color': ['get', 'colour'], 'line-width': 2 },
    },
    {
      id: 'spots',
      type: 'circle',
      source: 'spots',
      paint: {
        'circle-radius': [
          'interpolate',
          ['linear'],
          ['zoom'],
          12,
          ['*', 1.6, ['get', 'size']],
          16,
          ['*', 4, ['get', 'size']],
          19,
          ['*', 7, ['get', 'size']],
        ],
        'circle-color': [
          'match',
          ['get', 'kind'],
          'drawn',
          colours.goal,
          'planned',
          ['to-color', ['get', 'colour'], colours.accent],
          'tried',
          colours.ground,
          colours.accent,
        ],
        'circle-stroke-color': ['match', ['get', 'kind'], 'tried', colours.soft, colours.ground],
        'circle-stroke-width': 1,
      },
    },
    {
      id: 'precinct-names',
      type: 'symbol',
      source: 'precincts',
      filter: isLabel,
      layout: {
        'text-field': ['get', 'label'],
        'text-font': font,
        'text-size': 13,
        'symbol-sort-key': ['-', 0, ['get', 'doors']],
      },
      paint: letters,
    },
    {
      id: 'planned-names',
      type: 'symbol',
      source: 'planned',
      filter: isLabel,
      layout: { 'text-field': ['get', 'label'], 'text-font': font, 'text-size': 13 },
      paint: letters,
    },
  ];
}
