import { useSearchParams } from 'react-router-dom';
import { donorArea, newDonationOf } from '../../../shared/fundraising/fundraising-areas.ts';
import { FacetNew } from '../../../shared/people/facet-form.tsx';
import { donorFields } from './donor-fields.ts';

/** Adds a donor; with `?then=donation` it goes on to their first gift. */
export function DonorNew() {
  const [params] = useSearchParams();
  const next = params.get('then') === 'donation' ? { next: newDonationOf } : {};
  return <FacetNew kind="donor" area={donorArea} fields={donorFields} {...next} />;
}
