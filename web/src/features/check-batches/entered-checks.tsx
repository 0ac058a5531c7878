import { Menu } from '@mantine/core';
import { IconArrowBarUp, IconBan } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { takeOutGiftCall } from '#shared/api/gift-batches-api.ts';
import { changeGiftCall } from '#shared/api/gifts-api.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { commitCall } from '../../shared/data/journal/index.ts';
import { type Donation, donationArea } from '../../shared/fundraising/fundraising-areas.ts';
import { t } from '../../shared/text/index.ts';
import { showDay, showMoney } from '../../shared/ui/format.ts';
import { DotsMenu } from '../../shared/ui/list/named-lines.tsx';
import { notifyIfFailed, toast } from '../../shared/ui/toasts.tsx';
import { type Batch, useSigners } from './batch-data.ts';
import styles from './batches.module.css';
import { CheckPicture } from './check-picture.tsx';

const icon = { size: 16, 'aria-hidden': true } as const;

/** Says how a call ended that is safe on this device. */
const follow = (call: Promise<{ synced: Promise<unknown> }>, title: string, done: string): Promise<boolean> =>
  notifyIfFailed(
    call.then(({ synced }) => {
      synced.then(
        () => toast('success', done),
        (error: unknown) => toast('error', title, messageFor(error)),
      );
    }),
  );

const takeOut = (batchId: string, giftId: string) =>
  follow(
    commitCall(takeOutGiftCall, { batchId, giftId }, { entity: { table: 'donations', id: giftId } }),
    t('giftBatches.entered.takeOut'),
    t('giftBatches.entered.takeOutDone'),
  );
const voidGift = (giftId: string) =>
  follow(
    commitCall(
      changeGiftCall,
      {
        ...{ giftId, entryId: crypto.randomUUID(), change: { is: 'void' } },
        reason: t('giftBatches.entered.voidReason'),
      },
      { entity: { table: 'donations', id: giftId } },
    ),
    t('giftBatches.entered.void'),
    t('giftBatches.entered.voidDone'),
  );

type Props = { batch: Batch; gifts: readonly Donation[]; writes: boolean };

/** The checks of a batch, the newest first. Those of an open one can be taken out or voided. */
export function EnteredChecks({ batch, gifts, writes }: Props) {
  const isOpen = batch.status === 'open';
  const signersOf = useSigners();
  const shown = gifts.map((gift) => ({ ...gift, named: signersOf(gift).join(', ') }));
  return (
    <section aria-labelledby="entered-checks" className={styles.section}>
      <div className={styles.head}>
        <h2 id="entered-checks">{t('giftBatches.entered.title')}</h2>
      </div>
      {gifts.length === 0 ? (
        <p className={styles.quiet}>
          {t(isOpen && writes ? 'giftBatches.entered.none' : 'giftBatches.entered.noneClosed')}
        </p>
      ) : (
        <ul className={styles.lines} aria-labelledby="entered-checks">
          {shown.map(({ id, donor_name, named, check_number, amount, date }) => (
            <li key={id} className={styles.check} data-menu={isOpen && writes}>
              <Link to={donationArea.paths.one(id)}>{named}</Link>
              <span className={styles.number}>
                {check_number === null
                  ? t('giftBatches.entered.noNumber')
                  : t('giftBatches.entered.number', { number: check_number })}
              </span>
              <span className={`${styles.date} figures`}>{showDay(date)}</span>
              <strong className={`${styles.amount} figures`}>{showMoney(amount)}</strong>
              <CheckPicture gift={id} name={donor_name} pictures={batch.pictures} writes={isOpen && writes} />
              {isOpen && writes && (
                <div className={styles.menu}>
                  <DotsMenu label={t('giftBatches.entered.actions', { name: donor_name })}>
                    <Menu.Item
                      leftSection={<IconArrowBarUp {...icon} />}
                      onClick={() => takeOut(batch.id, id)}
                    >
                      {t('giftBatches.entered.takeOut')}
                    </Menu.Item>
                    <Menu.Item
                      c="var(--bad)"
                      leftSection={<IconBan {...icon} />}
                      onClick={() => voidGift(id)}
                    >
                      {t('giftBatches.entered.void')}
                    </Menu.Item>
                  </DotsMenu>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
