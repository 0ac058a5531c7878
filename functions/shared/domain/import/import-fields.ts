/** What an import can bring, and the header names under which other tools bring it. */

import { giftFields } from './gift-fields.ts';
import type { FieldKey, ImportField } from './import-field.ts';
import { csvCollections, type ImportKind, importedFields } from './import-kinds.ts';
import { personFields } from './person-fields.ts';
import { serviceFields } from './service-fields.ts';

export { type ImportKind, importKinds } from './import-kinds.ts';

/** No header names it: only a member chooses it, for any number of columns. */
const leaveOut: ImportField = { key: 'leave_out', aliases: [], many: true };

/** Fields whose headers in other tools are known. */
const knownFields: Record<ImportKind, readonly ImportField[]> = {
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
  ],
  donations: [...personFields, ...giftFields],
  volunteers: [...personFields, ...serviceFields],
};

/** Headers of a field in its definition. Of the fields of a gift's donor it has none. */
function headersOf(kind: ImportKind, field: FieldKey): readonly string[] {
  const headers: Readonly<Record<string, readonly string[]>> = csvCollections[kind].csv;
  return headers[field] ?? [];
}

function fieldsOf(kind: ImportKind): ImportField[] {
  const known = knownFields[kind];
  const others = importedFields(kind).filter((field) => known.every(({ key }) => key !== field));
  const all: ImportField[] = [...known, ...others.map((key) => ({ key, aliases: [] })), leaveOut];
  return all.map((field) => ({ ...field, aliases: [...field.aliases, ...headersOf(kind, field.key)] }));
}

/** What each kind can bring. */
export const importFields: Record<ImportKind, readonly ImportField[]> = {
  donors: fieldsOf('donors'),
  donations: fieldsOf('donations'),
  volunteers: fieldsOf('volunteers'),
};
