import { Button, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { fieldLabel, showStored, useWrites } from '../../../shared/area/area.ts';
import { useMemberName } from '../../../shared/data/use-member-name.ts';
import { t } from '../../../shared/text/index.ts';
import { EmailLink, PhoneLink } from '../../../shared/ui/record/contact.tsx';
import { DeleteButton } from '../../../shared/ui/record/delete-button.tsx';
import { Facts } from '../../../shared/ui/record/facts.tsx';
import { ImportMarks } from '../../../shared/ui/record/import-marks.tsx';
import { Stamps } from '../../../shared/ui/record/stamps.tsx';
import { area, type Person } from '../person-area.ts';
import { fields } from '../person-fields.tsx';
import { EditableValue } from './editable-value.tsx';

const links = (values: readonly string[], link: (value: string) => ReactNode) => (
  <Stack gap={0}>
    {values.map((value) => (
      <span key={value}>{link(value)}</span>
    ))}
  </Stack>
);
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The fields of the card, each of which is edited where it is shown. */
export function DetailsCard({ person }: { person: Person }) {
  const writes = useWrites(area.collection);
  const assigned = useMemberName(person.assigned_to);
  const [showsEmpty, setShowsEmpty] = useState(false);
  const shown: { readonly [field: string]: ReactNode } = {
    emails: links(person.emails, (email) => <EmailLink email={email} />),
    phones: links(person.phones, (phone) => <PhoneLink phone={phone} />),
    tags: person.tags.join(', '),
    // A year has no thousands.
    birth_year: String(person.birth_year),
    assigned_to: assigned ?? '…',
  };
  const parts = Object.entries(fields(person).fields);
  const storedIn = (field: string): unknown => Reflect.get(person, field);
  const facts = parts
    .filter(([field]) => showsEmpty || !isEmpty(storedIn(field)))
    .map(([field, part]) => {
      const label = fieldLabel(area.collection, field);
      const value = isEmpty(storedIn(field))
        ? null
        : (shown[field] ?? showStored(area.collection, field, storedIn(field)));
      return {
        label,
        value: writes ? (
          <EditableValue person={person} field={field} part={part} label={label} shown={value} />
        ) : (
          value
        ),
      };
    });
  const hasEmpty = parts.some(([field]) => isEmpty(storedIn(field)));
  return (
    <Stack gap="md">
      <Facts facts={facts} />
      {writes && hasEmpty && (
        <Button
          variant="subtle"
          size="compact-sm"
          w="fit-content"
          ms={-8}
          onClick={() => setShowsEmpty(!showsEmpty)}
        >
          {t(showsEmpty ? 'people.page.hideEmpty' : 'people.page.showEmpty')}
        </Button>
      )}
      <ImportMarks record={person} />
      <Stamps record={person} />
      {writes && (
        <DeleteButton
          operation={{ operation: 'delete', table: 'people', id: person.id }}
          name={person.name}
          list={area.paths.list}
          blockedReason={null}
        />
      )}
    </Stack>
  );
}
