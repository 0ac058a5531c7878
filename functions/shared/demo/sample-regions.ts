import { fieldRegions, fieldRegionsId } from '../collections/field-regions.ts';
import type { Moment } from './clock.ts';
import { type Doc, document } from './documents.ts';

/** The region in which most of the calendar is. */
export const harborRegion = 'harbor';
export const inlandRegion = 'inland';

/** How the Rivera campaign divides its district. One region still looks for its organizer. */
export const regionDocument = (organization: string, { by, at }: { by: string; at: Moment }): Doc =>
  document(fieldRegions, organization, fieldRegionsId, {
    regions: [
      {
        ...{ id: harborRegion, name: 'Port Amsel', organizer: `${organization}-field` },
        ...{ zips: ['08199'], weekly_shifts: 60 },
        places: [
          {
            ...{ id: 'market', name: 'Fish market', address: '12 Quay Street', time: '09:30' },
            note: 'Park behind the market. Come to the blue tent.',
          },
          {
            ...{
              id: 'office',
              name: 'Campaign office',
              address: '210 Harbor Street',
              time: null,
              note: null,
            },
          },
        ],
      },
      {
        ...{ id: inlandRegion, name: 'Inland towns', organizer: `${organization}-manager` },
        ...{ zips: ['08195', '08196', '08197'], weekly_shifts: 20 },
        places: [{ id: 'library', name: 'Library', address: '33 Church Street', time: '09:45', note: null }],
      },
      {
        ...{ id: 'shore', name: 'Tern Point and Saltmarsh', organizer: null },
        ...{ zips: ['08194', '08198'], weekly_shifts: 10, places: [] },
      },
    ],
    mail_to: [],
    ...{ created_at: at, created_by: by, updated_at: at, updated_by: by },
  });
