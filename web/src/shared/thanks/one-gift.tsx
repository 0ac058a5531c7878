import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { people } from '#shared/collections/people.ts';
import { addressLines } from '#shared/domain/letters/address-block.ts';
import { thankWays } from '#shared/domain/thanks/thank-plan.ts';
import { areaPaths } from '../area/area.ts';
import { useCachedDocument } from '../data/use-cached-document.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { showDay, showMoney } from '../ui/format.ts';
import { EmailLink, PhoneLink } from '../ui/record/contact.tsx';
import type { Due } from './data.ts';
import type { Marked } from './mark.ts';
import styles from './thanks.module.css';

const donorPaths = areaPaths('/fundraising', '/fundraising/donors');
const giftPaths = areaPaths('/fundraising/donations');

type Props = {
  gift: Due;
  /** Null for who only reads. */
  act: ((as: Marked) => void) | null;
  skip: () => void;
  print: () => void;
};

/** The gift that is open: how to reach its donor, and what was done. One read. */
export function OneGift({ gift, act, skip, print }: Props) {
  const card = useCachedDocument(people, useMember().organization, gift.donor_id);
  const person = card.is === 'ready' ? card.value : null;
  const usual = gift.rule?.way ?? 'letter';
  return (
    <section className={styles.one} aria-label={gift.donor_name}>
      <h2>
        <Anchor component={Link} to={donorPaths.one(gift.donor_id)} inherit>
          {gift.donor_name}
        </Anchor>
      </h2>
      <p>
        <Anchor component={Link} to={giftPaths.one(gift.id)} underline="always">
          {showMoney(gift.cents)}
        </Anchor>{' '}
        · {showDay(gift.day)}
      </p>
      <p>
        <strong>{t(`thanks.ways.${gift.rule?.way ?? 'none'}`)}</strong>{' '}
        {gift.rule && t('thanks.by', { signer: gift.rule.signer })}
      </p>
      {person && (
        <dl>
          <div>
            <dt>{t('fields.donors.phone')}</dt>
            <dd>
              <PhoneLink phone={person.phones[0] ?? null} />
            </dd>
          </div>
          <div>
            <dt>{t('fields.donors.email')}</dt>
            <dd>
              <EmailLink email={person.emails[0] ?? null} />
            </dd>
          </div>
          <div>
            <dt>{t('fields.people.street')}</dt>
            <dd className={styles.address}>{addressLines(person).join('\n') || t('common.none')}</dd>
          </div>
        </dl>
      )}
      {act && (
        <div className={styles.acts}>
          {thankWays.map((way) => (
            <Button key={way} variant={way === usual ? 'filled' : 'default'} onClick={() => act(way)}>
              {t(`thanks.act.${way}`)}
            </Button>
          ))}
          <Button variant="default" onClick={print}>
            {t('thanks.printLetters', { count: 1 })}
          </Button>
          <Button variant="subtle" c="var(--ink-soft)" onClick={skip}>
            {t('thanks.act.skipped')}
          </Button>
        </div>
      )}
    </section>
  );
}
