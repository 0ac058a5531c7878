import { Anchor, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { showStored } from '../../../shared/area/area.ts';
import { factsOf, Sections } from '../../../shared/area/area-detail.tsx';
import { CodeOfGift } from '../../../shared/fundraising/code-place.tsx';
import { type Donation, donationArea, donorArea } from '../../../shared/fundraising/fundraising-areas.ts';
import { GiftAmount } from '../../../shared/fundraising/gift-amount.tsx';
import { t } from '../../../shared/text/index.ts';
import { showDay, showMoney } from '../../../shared/ui/format.ts';
import '../../../shared/text/limits/en.ts';
import { GiftCredit } from '../../../shared/fundraising/credit/gift-credit.tsx';
import { electionName } from '../../../shared/fundraising/limit-texts.ts';
import { GiftThanks } from '../../../shared/thanks/gift-thanks.tsx';
import { CheckOfGift } from './check-of-gift.tsx';
import { GiftEntries } from './gift-entries.tsx';
import { GiftPartners } from './gift-partners.tsx';
import { GiftPledges } from './gift-pledges.tsx';
import { StatusMark } from './status-mark.tsx';

/** A check's number, and its pictures where it came in a batch. */
const checkOf = (gift: Donation) =>
  gift.batch_id === null ? (
    gift.check_number
  ) : (
    <Group gap="xs">
      {gift.check_number}
      <CheckOfGift gift={gift} />
    </Group>
  );

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
      amount: <GiftAmount gift={donation} />,
      date: showDay(donation.date),
      status: <StatusMark status={donation.status} />,
      type: showStored(donationArea.collection, 'type', donation.type),
      method: donation.method && showStored(donationArea.collection, 'method', donation.method),
      description: donation.description,
      check_number: checkOf(donation),
      source_code: donation.source_code && <CodeOfGift code={donation.source_code} />,
      election: donation.election && electionName(donation.election),
      memo_text: donation.memo_text,
      conduit: donation.conduit,
      conduit_id: donation.conduit_id,
      transferred_on: donation.transferred_on && showDay(donation.transferred_on),
      fee: donation.fee === null ? null : showMoney(donation.fee),
      payout: donation.payout,
      note: donation.note,
      external_id: donation.external_id,
    })}
    staysBecause={t('fundraising.donations.kept')}
  >
    <GiftEntries gift={donation} />
    <GiftPartners gift={donation} />
    <GiftPledges gift={donation} />
    <GiftCredit gift={donation} />
    <GiftThanks gift={donation.id} />
  </Sections>
);
