import { Checkbox, TextInput } from '@mantine/core';
import { normaliseEmail } from '#shared/domain/contact.ts';
import { t } from '../../../shared/text/index.ts';
import type { PersonProblems, TypedPerson } from '../add/typed-person.ts';

export type WalkIn = { name: string; phone: string; reach: string; agrees: boolean };
export const noWalkIn: WalkIn = { name: '', phone: '', reach: '', agrees: false };

/** The last field takes an address or a ZIP code: whatever has no `@` is one. */
export const typedWalkIn = ({ name, phone, reach }: WalkIn): TypedPerson => {
  const isEmail = reach.includes('@') || normaliseEmail(reach) !== null;
  return { name, phone, email: isEmail ? reach : '', zip: isEmail ? '' : reach.slice(0, 12) };
};

type Props = {
  value: WalkIn;
  change: (next: WalkIn) => void;
  problems: PersonProblems;
  /** Whether agreeing can be written down: not for hosts who may not write people. */
  asksConsent: boolean;
};

/** Somebody who walked in, in three fields. The box is theirs to tick. */
export function WalkInFields({ value, change, problems, asksConsent }: Props) {
  return (
    <>
      <TextInput
        label={t('roster.add.name')}
        value={value.name}
        error={problems.name ?? null}
        onChange={({ currentTarget }) => change({ ...value, name: currentTarget.value })}
        maxLength={120}
        autoComplete="off"
        data-autofocus
      />
      <TextInput
        label={t('roster.add.phone')}
        type="tel"
        value={value.phone}
        error={problems.phone ?? null}
        onChange={({ currentTarget }) => change({ ...value, phone: currentTarget.value })}
        autoComplete="off"
      />
      <TextInput
        label={t('roster.walkIn.reach')}
        value={value.reach}
        error={problems.email ?? null}
        onChange={({ currentTarget }) => change({ ...value, reach: currentTarget.value })}
        maxLength={254}
        autoComplete="off"
        autoCapitalize="none"
      />
      {asksConsent && (
        <Checkbox
          label={t('roster.walkIn.consent')}
          checked={value.agrees}
          onChange={({ currentTarget }) => change({ ...value, agrees: currentTarget.checked })}
        />
      )}
    </>
  );
}
