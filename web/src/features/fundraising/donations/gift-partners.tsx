import '../../../shared/text/shared-limits/en.ts';
import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { giftPartners } from '#shared/collections/gift-partners.ts';
import { dividedAmong } from '#shared/domain/gifts/gift-partners.ts';
import { useLiveDocument } from '../../../shared/data/live.ts';
import { useCachedDocument } from '../../../shared/data/use-cached-document.ts';
import { type Donation, donorArea } from '../../../shared/fundraising/fundraising-areas.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { withTexts } from '../../../shared/text/registry.ts';
import { showMoney } from '../../../shared/ui/format.ts';
import styles from '../pledges/pledges.module.css';

const PartnersDialog = lazy(() => import('./partners-dialog.tsx').then(withTexts));

/** Who gave a partnership's gift. A read for the donor, and one more where they are a partnership. */
export function GiftPartners({ gift }: { gift: Donation }) {
  const { organization } = useMember();
  const donor = useCachedDocument(donorArea.collection, organization, gift.donor_id);
  const isPartnership = donor.is === 'ready' && donor.value?.donor_kind === 'partnership';
  return isPartnership ? <Partners gift={gift} /> : null;
}

function Partners({ gift }: { gift: Donation }) {
  const title = useId();
  const { organization, can } = useMember();
  const stored = useLiveDocument(giftPartners, organization, gift.id);
  const [isOpen, open] = useState(false);
  const mayName = can('donations.write') && gift.status === 'completed';
  if (stored.is !== 'ready') return null;
  const partners = stored.value?.partners ?? [];
  const parts = dividedAmong(gift.counted, partners);
  const isMissing = partners.length === 0;
  if (isMissing && gift.counted === 0) return null;
  return (
    <section aria-labelledby={title}>
      <Group justify="space-between" align="center" mb="xs">
        <Title id={title} order={2} size="h4">
          {t('partners.title')}
        </Title>
        {mayName && (
          <Button variant="default" size="compact-sm" mih={44} onClick={() => open(true)}>
            {t(isMissing ? 'partners.name' : 'partners.change')}
          </Button>
        )}
      </Group>
      {isMissing ? (
        <Text c="var(--goal)" fw={600}>
          {t('partners.missing')}
        </Text>
      ) : (
        <>
          <Text size="sm" c="var(--ink-soft)" mb="xs">
            {t('partners.hint')}
          </Text>
          <ul className={styles.shares}>
            {partners.map(({ donor_id, name, cents }, at) => (
              <li key={donor_id}>
                <Anchor component={Link} to={donorArea.paths.one(donor_id)} className={styles.share}>
                  <span>{name}</span>
                  <span>
                    {parts[at] === cents
                      ? showMoney(cents)
                      : t('partners.left', { cents: showMoney(parts[at] ?? 0), share: showMoney(cents) })}
                  </span>
                </Anchor>
              </li>
            ))}
          </ul>
        </>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <PartnersDialog gift={gift} partners={partners} close={() => open(false)} />
        </Suspense>
      )}
    </section>
  );
}
