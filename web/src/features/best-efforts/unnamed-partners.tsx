import { Anchor, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Donation, donationArea } from '../../shared/fundraising/fundraising-areas.ts';
import { Section } from '../../shared/fundraising/section.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { showDay, showMoney } from '../../shared/ui/format.ts';
import { findUnnamed } from './find-unnamed.ts';

/** Gifts of partnerships whose partners nobody has named, each with the way to its page. Nothing where there is none. */
export function UnnamedPartners() {
  const { organization } = useMember();
  const [gifts, setGifts] = useState<readonly Donation[]>([]);
  useEffect(() => {
    let isHere = true;
    // Without a connection the queue above says so; the next visit asks again.
    findUnnamed(organization).then(
      (found) => isHere && setGifts(found),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [organization]);
  if (gifts.length === 0) return null;
  return (
    <Section title={t('bestEfforts.partners.title')} hint={t('bestEfforts.partners.hint')}>
      <ul>
        {gifts.map(({ id, donor_name, amount, date }) => (
          <li key={id}>
            <Anchor component={Link} to={donationArea.paths.one(id)} underline="always">
              {donor_name}
            </Anchor>{' '}
            <Text span size="sm" c="var(--ink-soft)" className="figures">
              {showMoney(amount)}, {showDay(date)}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
