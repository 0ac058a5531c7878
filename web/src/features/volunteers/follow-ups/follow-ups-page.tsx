import '../../../shared/text/follow-ups/en.ts';
import { Alert, Button, Stack } from '@mantine/core';
import { IconPhoneCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConnectivity } from '../../../shared/data/connectivity.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoment } from '../../../shared/ui/format.ts';
import { NoPermission } from '../../../shared/ui/no-permission.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { area } from '../volunteer-area.ts';
import { AddFollowUpDialog } from './add-follow-up-dialog.tsx';
import { FollowUpCard, type Outcome } from './follow-up-card.tsx';
import type { FollowUp } from './follow-up-data.ts';
import { OpenList } from './open-list.tsx';
import { sendReport } from './send-report.ts';
import { useClaim } from './use-claim.ts';
import { nextKey, useOutcomeKeys } from './use-outcome-keys.ts';

/** `/volunteers/follow-ups`: the one that is the member's now, and those that wait. */
export default function FollowUpsPage() {
  const { can } = useMember();
  const above = <BackLink list={area.paths.list} name={t('volunteers.back')} />;
  if (!can('volunteers.write'))
    return (
      <Page title={t('followUps.title')} above={above}>
        <NoPermission />
      </Page>
    );
  return <Queue above={above} />;
}

function Queue({ above }: { above: ReactNode }) {
  const { uid } = useMember();
  const online = useConnectivity((state) => state.online);
  const [params, setParams] = useSearchParams();
  const person = params.get('person');
  const [isAdding, add] = useState(false);
  const { claim, next, take, putBack, leave } = useClaim();
  const current = claim.is === 'mine' ? claim.followUp : null;
  const report = (followUp: FollowUp, outcome: Outcome) => {
    leave();
    void sendReport(followUp, outcome, () => void take(followUp.id)).then(() => {
      if (online) void next();
    });
  };
  useOutcomeKeys((key) => {
    if (key === nextKey && claim.is !== 'mine' && claim.is !== 'asking') void next();
  });
  const closeDialog = () => {
    add(false);
    if (person !== null) setParams({}, { replace: true });
  };
  return (
    <Page
      title={t('followUps.title')}
      hint={t('followUps.hint')}
      width={800}
      above={above}
      actions={
        <Button variant="default" onClick={() => add(true)}>
          {t('followUps.add')}
        </Button>
      }
    >
      <Stack gap="xl">
        {!online && <Alert color="yellow">{t('followUps.offline')}</Alert>}
        {claim.is === 'failed' && (
          <Alert color="red" role="alert">
            {claim.why}
          </Alert>
        )}
        {claim.is === 'mine' ? (
          <FollowUpCard
            key={claim.followUp.id}
            {...claim}
            report={(outcome) => report(claim.followUp, outcome)}
            putBack={() => void putBack(claim.followUp.id)}
          />
        ) : (
          <>
            {claim.is === 'none' && (
              <EmptyState
                icon={IconPhoneCheck}
                title={t('followUps.empty.title')}
                hint={
                  claim.againAt === null
                    ? t('followUps.empty.hint')
                    : t('followUps.empty.later', { day: showMoment(claim.againAt) })
                }
              />
            )}
            <Button
              size="lg"
              loading={claim.is === 'asking'}
              disabled={!online}
              onClick={() => void next()}
              style={{ alignSelf: 'flex-start' }}
            >
              {t('followUps.next')}
            </Button>
          </>
        )}
        <OpenList
          title={t('followUps.mine')}
          owner={uid}
          current={current?.id ?? null}
          take={(id) => void take(id)}
        />
        <OpenList
          title={t('followUps.campaign')}
          owner={null}
          current={current?.id ?? null}
          take={(id) => void take(id)}
        />
      </Stack>
      <AddFollowUpDialog
        key={person ?? ''}
        person={person ?? ''}
        opened={isAdding || person !== null}
        close={closeDialog}
      />
    </Page>
  );
}
