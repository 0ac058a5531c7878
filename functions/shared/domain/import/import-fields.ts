/** What an import can bring, and the header names under which other tools bring it. */

import { cardFields, contactCardFields, moreContacts } from './card-fields.ts';
import { consentFields } from './consent-fields.ts';
import { giftFields } from './gift-fields.ts';
import type { FieldKey, ImportField } from './import-field.ts';
import { csvCollections, type ImportKind, importedFields } from './import-kinds.ts';
import { personFields } from './person-fields.ts';
import { pledgeFields } from './pledge-fields.ts';
import { serviceFields } from './service-fields.ts';

export { type ImportKind, importKinds } from './import-kinds.ts';

/** No header names it: only a member chooses it, for any number of columns. */
const leaveOut: ImportField = { key: 'leave_out', aliases: [], many: true };

/** Addresses and numbers of several columns, the best known first. */
const withMoreColumns = (field: ImportField): ImportField =>
  field.key === 'email' || field.key === 'phone'
    ? { ...field, aliases: [...field.aliases, ...moreContacts[field.key]], many: true }
    : field;

/** Fields whose headers in other tools are known. */
const knownFields: Record<ImportKind, readonly ImportField[]> = {
  people: [...personFields.map(withMoreColumns), ...contactCardFields, ...cardFields, ...consentFields],
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
    ...cardFields,
  ],
  donations: [...personFields, ...giftFields, ...cardFields],
  volunteers: [...personFields, ...serviceFields, ...cardFields],
  pledges: [...personFields, ...pledgeFields, ...cardFields],
};

/** Headers of a field in its definition, or in that of the card. */
function headersOf(kind: ImportKind, field: FieldKey): readonly string[] {
  const own: Readonly<Record<string, readonly string[]>> = kind === 'pledges' ? {} : csvCollections[kind].csv;
  const card: Readonly<Record<string, readonly string[]>> = csvCollections.people.csv;
  return own[field] ?? card[field] ?? [];
}

function fieldsOf(kind: ImportKind): ImportField[] {
  const known = knownFields[kind];
  const others = (kind === 'pledges' ? [] : importedFields(kind)).filter((field) =>
    known.every(({ key }) => key !== field),
  );
  const all: ImportField[] = [...known, ...others.map((key) => ({ key, aliases: [] })), leaveOut];
  return all.map((field) => ({ ...field, aliases: [...field.aliases, ...headersOf(kind, field.key)] }));
}

/** What each kind can bring. */
export const importFields: Record<ImportKind, readonly ImportField[]> = {
  people: fieldsOf('people'),
  donors: fieldsOf('donors'),
  donations: fieldsOf('donations'),
  volunteers: fieldsOf('volunteers'),
  pledges: fieldsOf('pledges'),
};
