import { useSearchParams } from 'react-router-dom';
import { FormPage, NewForm } from '../../../shared/area/area-form.tsx';
import { useLiveDocument } from '../../../shared/data/live.ts';
import type { GiftDonor } from '../../../shared/fundraising/donors-named.ts';
import { donationArea, donorArea, pledgesPath } from '../../../shared/fundraising/fundraising-areas.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { useOpened } from '../../../shared/ui/record/opened-record.ts';
import { donationFields } from './donation-fields.tsx';
import { choiceOf } from './donation-form.ts';
import { recordNewGift } from './record-new-gift.ts';
import { TypedGiftMeter } from './typed-gift-meter.tsx';

/** Records a gift; `?donor=` names who gave it, `?pledge=` what it pays. */
export function DonationNew() {
  const [params] = useSearchParams();
  const donor = params.get('donor');
  const pledge = params.get('pledge');
  return (
    <FormPage area={donationArea}>
      {donor === null ? (
        <NewForm
          area={donationArea}
          fields={donationFields}
          create={recordNewGift}
          notice={<TypedGiftMeter />}
        />
      ) : (
        <NewGiftOf id={donor} pledge={pledge} />
      )}
    </FormPage>
  );
}

const NewGiftOf = ({ id, pledge }: { id: string; pledge: string | null }) => (
  <LiveView of={useOpened(useLiveDocument(donorArea.collection, useMember().organization, id))}>
    {(donor) => <NewGift donor={donor} pledge={pledge} />}
  </LiveView>
);

function NewGift({ donor, pledge }: { donor: GiftDonor | null; pledge: string | null }) {
  const back = donor && (pledge === null ? donorArea.paths.one(donor.id) : `${pledgesPath}/${pledge}`);
  const known = donor && {
    donor: { id: donor.id, name: donor.name, name_key: donor.name_key },
    pledge: pledge && choiceOf(donor.id, pledge),
  };
  return (
    <NewForm
      area={donationArea}
      fields={donationFields}
      create={recordNewGift}
      notice={<TypedGiftMeter />}
      known={known}
      {...(back !== null && { from: back, next: () => back })}
    />
  );
}
