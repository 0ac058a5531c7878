import '../../../shared/text/shared-limits/en.ts';
import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Stored } from '#shared/collections/define.ts';
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

/** Who gave a partnership's gift. A read for the donor, and one more of who may be, or have been, a partnership. */
export function GiftPartners({ gift }: { gift: Donation }) {
  const { organization } = useMember();
  const donor = useCachedDocument(donorArea.collection, organization, gift.donor_id);
  const kind = donor.is === 'ready' ? donor.value?.donor_kind : 'individual';
  if (kind === 'partnership') return <NowPartners gift={gift} />;
  return kind === 'individual' ? null : <FormerPartners gift={gift} />;
}

type OfGift = { gift: Donation };

function NowPartners({ gift }: OfGift) {
  const stored = useLiveDocument(giftPartners, useMember().organization, gift.id);
  return stored.is === 'ready' ? <Partners gift={gift} partners={stored.value?.partners ?? []} /> : null;
}

/** Of whoever is no partnership any more: partners who were named can be taken back. */
function FormerPartners({ gift }: OfGift) {
  const { organization } = useMember();
  const stored = useCachedDocument(giftPartners, organization, gift.id);
  const partners = stored.is === 'ready' ? (stored.value?.partners ?? []) : [];
  return partners.length > 0 ? <Partners gift={gift} partners={partners} isFormer /> : null;
}

type Named = Stored<typeof giftPartners>['partners'];

function Partners({ gift, partners, isFormer = false }: OfGift & { partners: Named; isFormer?: boolean }) {
  const title = useId();
  const { can } = useMember();
  const [isOpen, open] = useState(false);
  const mayName = can('donations.write') && (gift.status === 'completed' || partners.length > 0);
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
            {t(isFormer ? 'partners.former' : 'partners.hint')}
          </Text>
          <ul className={styles.shares}>
            {partners.map(({ donor_id, name, cents }, at) => (
              <li key={donor_id}>
                <Anchor component={Link} to={donorArea.paths.one(donor_id)} className={styles.share}>
                  <PartnerName id={donor_id} named={name} />
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

/** As they are called by now: a read for each partner. Of whoever was merged away, as they were named. */
function PartnerName({ id, named }: { id: string; named: string }) {
  const donor = useCachedDocument(donorArea.collection, useMember().organization, id);
  return <span>{donor.is === 'ready' ? (donor.value?.name ?? named) : named}</span>;
}
