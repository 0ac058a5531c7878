/** What an import can bring, and the header names under which other tools bring it. */

import { giftFields } from './gift-fields.ts';
import type { ImportField } from './import-field.ts';
import { personFields } from './person-fields.ts';
import { serviceFields } from './service-fields.ts';

export const importKinds = ['donors', 'donations', 'volunteers'] as const;
export type ImportKind = (typeof importKinds)[number];

/** No header names it: only a member chooses it, for any number of columns. */
const leaveOut: ImportField = { key: 'leave_out', aliases: [], many: true };

export const importFields: Record<ImportKind, readonly ImportField[]> = {
  donors: [
    ...personFields,
    {
      key: 'capacity',
      aliases: [
        'capacity',
        'giving capacity',
        'donor capacity',
        'donor level',
        'giving level',
        'donor tier',
        'tier',
        'capacidad',
        'capacidad de donar',
      ],
    },
    leaveOut,
  ],
  donations: [...personFields, ...giftFields, leaveOut],
  volunteers: [...personFields, ...serviceFields, leaveOut],
};
