import { useFormValues } from '../../../shared/area/form-values.ts';
import { DonorMeter } from '../../../shared/fundraising/meter/donor-meter.tsx';
import { dayField, moneyField } from '../../../shared/ui/form/form-fields.ts';

/** The id of a donor who was picked in a form. */
export const idIn = (donor: unknown): string | null => {
  const id: unknown = typeof donor === 'object' && donor !== null ? Reflect.get(donor, 'id') : null;
  return typeof id === 'string' ? id : null;
};

/**
 * Inside the form of a new gift or pledge: what its donor can still give, and what of the typed amount would be above it. A
 * gift counts for the elections and by the rules of its own day; a pledge comes on top of what is pledged.
 */
export function TypedGiftMeter({ isPledge = false }: { isPledge?: boolean }) {
  const { donor, amount, election, date, shares } = useFormValues();
  const id = idIn(donor);
  // Of a gift that several give, each has their meter beside their part.
  if (id === null || (Array.isArray(shares) && shares.length > 0)) return null;
  const day = isPledge ? undefined : dayField.safeParse(date).data;
  const cents = moneyField.safeParse(amount).data ?? null;
  return (
    <DonorMeter
      donor={id}
      day={day}
      adding={cents}
      isPledge={isPledge}
      election={typeof election === 'string' ? election : null}
    />
  );
}
