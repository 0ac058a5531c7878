import { useSearchParams } from 'react-router-dom';
import { FormPage, NewForm } from '../../../shared/area/area-form.tsx';
import { useLiveDocument } from '../../../shared/data/live.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { useOpened } from '../../../shared/ui/record/opened-record.ts';
import { donationArea, donorArea } from '../fundraising-areas.ts';
import { donationFields } from './donation-fields.tsx';
import type { GiftDonor } from './donation-form.ts';
import { TypedGiftMeter } from './typed-gift-meter.tsx';

/** Records a gift; `?donor=` names who gave it. */
export function DonationNew() {
  const [params] = useSearchParams();
  const donor = params.get('donor');
  return (
    <FormPage area={donationArea}>
      {donor === null ? (
        <NewForm area={donationArea} fields={donationFields} notice={<TypedGiftMeter />} />
      ) : (
        <NewGiftOf id={donor} />
      )}
    </FormPage>
  );
}

const NewGiftOf = ({ id }: { id: string }) => (
  <LiveView of={useOpened(useLiveDocument(donorArea.collection, useMember().organization, id))}>
    {(donor) => <NewGift donor={donor} />}
  </LiveView>
);

function NewGift({ donor }: { donor: GiftDonor | null }) {
  const back = donor && donorArea.paths.one(donor.id);
  const known = donor && { donor: { id: donor.id, name: donor.name, name_key: donor.name_key } };
  return (
    <NewForm
      area={donationArea}
      fields={donationFields}
      notice={<TypedGiftMeter />}
      known={known}
      {...(back !== null && { from: back, next: () => back })}
    />
  );
}
