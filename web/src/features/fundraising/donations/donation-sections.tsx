import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { showStored } from '../../../shared/area/area.ts';
import { factsOf, Sections } from '../../../shared/area/area-detail.tsx';
import { showDay, showMoney } from '../../../shared/ui/format.ts';
import { type Donation, donationArea, donorArea } from '../fundraising-areas.ts';
import { StatusMark } from './status-mark.tsx';

export const DonationSections = ({ donation }: { donation: Donation }) => (
  <Sections
    area={donationArea}
    record={donation}
    facts={factsOf(donationArea, {
      donor_name: (
        <Anchor component={Link} to={donorArea.paths.one(donation.donor_id)}>
          {donation.donor_name}
        </Anchor>
      ),
      amount: showMoney(donation.amount),
      date: showDay(donation.date),
      status: <StatusMark status={donation.status} />,
      type: showStored(donationArea.collection, 'type', donation.type),
      note: donation.note,
      external_id: donation.external_id,
    })}
  />
);
