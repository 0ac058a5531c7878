import { Button, Stack, Text } from '@mantine/core';
import { IconFilterOff, IconHistory } from '@tabler/icons-react';
import { useMembers } from '../../../shared/data/use-members.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { Footer } from '../../../shared/ui/list/footer.tsx';
import { useListState } from '../../../shared/ui/list/url.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { auditLists, useAudit } from '../data.ts';
import { Frame } from '../team-frame.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { Lines } from './audit-lines.tsx';

/** What happened to the campaign's safety, newest first. */
export function AuditList() {
  const { organization } = useMember();
  const controls = useListState(auditLists);
  const { live, next, more } = useAudit(organization, controls);
  const members = useMembers(organization);
  const now = useNow();
  return (
    <Frame>
      <Stack gap="sm">
        <Text size="sm" c="var(--ink-soft)">
          {t('teamAudit.hint')}
        </Text>
        <AuditFilters controls={controls} members={members.is === 'ready' ? members.value : []} />
        <StaleNote of={live} />
        <LiveView of={live}>
          {(lines) => {
            if (lines.length === 0)
              return controls.narrowed ? <NothingMatches clear={controls.clear} /> : <NothingYet />;
            return (
              <>
                <Lines
                  lines={lines}
                  whole={next.is === 'end'}
                  onNearEnd={more}
                  waits={next.is !== 'idle'}
                  now={now}
                />
                <Footer next={next} more={more} capped={false} shown={lines.length} />
              </>
            );
          }}
        </LiveView>
      </Stack>
    </Frame>
  );
}

const NothingYet = () => (
  <EmptyState icon={IconHistory} title={t('teamAudit.empty.title')} hint={t('teamAudit.empty.hint')} />
);

const NothingMatches = ({ clear }: { clear: () => void }) => (
  <EmptyState icon={IconFilterOff} title={t('teamAudit.nothing.title')} hint={t('teamAudit.nothing.hint')}>
    <Button variant="default" mt="xs" onClick={clear}>
      {t('teamAudit.nothing.clear')}
    </Button>
  </EmptyState>
);
