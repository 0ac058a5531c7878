import { AreaDetail } from '../../shared/area/area-detail.tsx';
import { AreaEdit } from '../../shared/area/area-form.tsx';
import { RecordRoutes, recordRoutes } from '../../shared/area/area-routes.tsx';
import { donationArea, donorArea } from '../../shared/fundraising/fundraising-areas.ts';
import { FacetEdit } from '../../shared/people/facet-form.tsx';
import { donationFields } from './donations/donation-fields.tsx';
import { DonationNew } from './donations/donation-new.tsx';
import { DonationSections } from './donations/donation-sections.tsx';
import { GiftChanges } from './donations/gift-changes.tsx';
import { donorFields } from './donors/donor-fields.ts';
import { DonorNew } from './donors/donor-new.tsx';
import { AddGift, DonorSections } from './donors/donor-sections.tsx';

/** One donor or donation: looked at, added, edited. */
export default function Records() {
  return (
    <RecordRoutes list={donorArea.paths.list}>
      {recordRoutes('donors/', {
        form: <DonorNew />,
        detail: (
          <AreaDetail area={donorArea} actions={({ id }) => <AddGift donor={id} />}>
            {(donor) => <DonorSections donor={donor} />}
          </AreaDetail>
        ),
        edit: <FacetEdit area={donorArea} fields={donorFields} />,
      })}
      {recordRoutes('donations/', {
        form: <DonationNew />,
        detail: (
          <AreaDetail area={donationArea} actions={(gift) => <GiftChanges gift={gift} />}>
            {(donation) => <DonationSections donation={donation} />}
          </AreaDetail>
        ),
        edit: <AreaEdit area={donationArea} fields={donationFields} />,
      })}
    </RecordRoutes>
  );
}
