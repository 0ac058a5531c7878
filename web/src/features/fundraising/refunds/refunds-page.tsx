import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconReceiptRefund } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { settleRefundCall } from '#shared/api/file-refunds-api.ts';
import { isMovable } from '#shared/domain/gifts/file-refund.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { donationArea } from '../../../shared/fundraising/fundraising-areas.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { useOpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { Footer } from '../../../shared/ui/list/footer.tsx';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { NoPermission } from '../../../shared/ui/no-permission.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { offerUndo, toast } from '../../../shared/ui/toasts.tsx';
import { AmountDialog } from './amount-dialog.tsx';
import { MatchDialog } from './match-dialog.tsx';
import { type FileRefund, isUnsaid, shownCents, useWaitingRefunds } from './refund-data.ts';
import styles from './refunds.module.css';

/** `/fundraising/refunds`: money that a file says went back, whose gift is not here, or whose amount it does not say. */
export default function RefundsPage() {
  return useMember().can('donations.read') ? <Refunds /> : <NoPermission />;
}

function Refunds() {
  const writes = useMember().can('donations.write');
  const { live, next, more } = useWaitingRefunds();
  const { question, opened, ask, close, onClosed } = useOpenQuestion<Question>();
  return (
    <Page
      title={t('fileRefunds.title')}
      hint={t('fileRefunds.hint')}
      above={<BackLink list={donationArea.paths.list} name={t('fundraising.tabs.donations')} />}
    >
      <StaleNote of={live} />
      <LiveView of={live}>
        {(refunds) =>
          refunds.length === 0 ? (
            <EmptyState
              icon={IconReceiptRefund}
              title={t('fileRefunds.empty.title')}
              hint={t('fileRefunds.empty.hint')}
            />
          ) : (
            <>
              <ul className={styles.lines} aria-label={t('fileRefunds.title')}>
                {refunds.map((refund) => (
                  <Line key={refund.id} refund={refund} settle={writes ? ask : null} />
                ))}
              </ul>
              <Footer next={next} more={more} capped={false} shown={refunds.length} />
            </>
          )
        }
      </LiveView>
      {question?.is === 'amount' && (
        <AmountDialog refund={question.refund} {...{ opened, close, onClosed }} />
      )}
      {question?.is === 'gift' && <MatchDialog refund={question.refund} {...{ opened, close, onClosed }} />}
    </Page>
  );
}

/** What a member is asked about a refund. */
type Question = { refund: FileRefund; is: 'amount' | 'gift' };

async function setAside(refund: FileRefund) {
  const change = (is: 'set_aside' | 'reopen') =>
    callEndpoint(settleRefundCall, { refundId: refund.id, change: { is } });
  try {
    await change('set_aside');
    offerUndo(refund.id, { title: t('fileRefunds.setAsideDone'), name: refund.name }, () => {
      change('reopen').catch((error: unknown) => toast('error', messageFor(error)));
    });
  } catch (error) {
    toast('error', messageFor(error));
  }
}

type LineProps = {
  refund: FileRefund;
  settle: ((question: Question, from: HTMLElement) => void) | null;
};

function Line({ refund, settle }: LineProps) {
  const { name, day, kind, number, file_name, row, why, gift_id } = refund;
  const asksAmount = isUnsaid(refund);
  return (
    <li className={styles.line}>
      <div>
        <strong>{name}</strong>
        <p>{t('fileRefunds.from', { file: file_name, row })}</p>
        {number !== null && <p>{t('fileRefunds.number', { number })}</p>}
        {gift_id !== null && (
          <Anchor component={Link} to={donationArea.paths.one(gift_id)} size="sm">
            {t('fileRefunds.openGift')}
          </Anchor>
        )}
      </div>
      <div>
        <p>{t(`fileRefunds.kind.${kind}`)}</p>
        {why !== null && <Text size="sm">{t(`fileRefunds.why.${why}`)}</Text>}
      </div>
      <div className={`${styles.money} figures`}>
        <strong>{shownCents(refund)}</strong>
        <p>{showDay(day)}</p>
      </div>
      {settle && (
        <Group gap="xs" justify="flex-end">
          <Button
            size="compact-md"
            variant="default"
            onClick={({ currentTarget }) =>
              settle({ refund, is: asksAmount ? 'amount' : 'gift' }, currentTarget)
            }
          >
            {t(asksAmount ? 'fileRefunds.enter' : 'fileRefunds.match')}
          </Button>
          {isMovable(refund) && (
            <Button
              size="compact-md"
              variant="subtle"
              onClick={({ currentTarget }) => settle({ refund, is: 'gift' }, currentTarget)}
            >
              {t('fileRefunds.otherGift')}
            </Button>
          )}
          <Button size="compact-md" variant="subtle" onClick={() => void setAside(refund)}>
            {t(asksAmount ? 'fileRefunds.none' : 'fileRefunds.setAside')}
          </Button>
        </Group>
      )}
    </li>
  );
}
