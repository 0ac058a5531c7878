import { useSearchParams } from 'react-router-dom';
import { FacetNew } from '../../../shared/people/facet-form.tsx';
import { donorArea, newDonationOf } from '../fundraising-areas.ts';
import { donorFields } from './donor-fields.ts';

/** Adds a donor; with `?then=donation` it goes on to their first gift. */
export function DonorNew() {
  const [params] = useSearchParams();
  const next = params.get('then') === 'donation' ? { next: newDonationOf } : {};
  return <FacetNew kind="donor" area={donorArea} fields={donorFields} {...next} />;
}
