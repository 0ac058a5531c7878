import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { settleErrorCall } from '#shared/api/errors-api.ts';
import type { ErrorStatus } from '#shared/collections/error-groups.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';
import { showAgo } from '../../../shared/ui/format.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { CopyText } from './copy-text.tsx';
import type { ErrorGroup, ErrorReport } from './data.ts';
import { asText } from './error-report-text.ts';

const acts: Record<ErrorStatus, readonly { to: ErrorStatus; action: 'resolve' | 'ignore' | 'reopen' }[]> = {
  open: [
    { to: 'resolved', action: 'resolve' },
    { to: 'ignored', action: 'ignore' },
  ],
  resolved: [{ to: 'open', action: 'reopen' }],
  ignored: [{ to: 'open', action: 'reopen' }],
};

type Props = { group: ErrorGroup; latest: ErrorReport | undefined; now: number };

/** What can be done about an error: each is undone by the next, so nothing asks twice. */
export function Settle({ group, latest, now }: Props) {
  const [busy, setBusy] = useState<ErrorStatus | null>(null);
  const settle = async (status: ErrorStatus) => {
    if (busy) return;
    setBusy(status);
    try {
      await callEndpoint(settleErrorCall, { fingerprint: group.id, status });
    } catch (error) {
      toast('error', t('reports.settleFailed'), messageFor(error));
    }
    setBusy(null);
  };
  return (
    <>
      <Group gap="xs">
        {acts[group.status].map(({ to, action }) => (
          <Button
            key={to}
            variant={action === 'resolve' ? 'filled' : 'default'}
            loading={busy === to}
            onClick={() => void settle(to)}
          >
            {t(`reports.${action}`)}
          </Button>
        ))}
        <CopyText text={() => asText(group, latest)} />
      </Group>
      {group.status !== 'open' && <Settled group={group} now={now} />}
    </>
  );
}

function Settled({ group, now }: { group: ErrorGroup; now: number }) {
  const { status, resolved_by_name: resolver, resolved_at: at } = group;
  return (
    <Text size="sm" c="var(--ink-soft)">
      {resolver !== null &&
        at !== null &&
        t('reports.settledBy', {
          status: t(`reports.status.${status}`),
          who: resolver,
          ago: showAgo(Math.min(at.toMillis(), now), now),
        })}
      {resolver !== null && at !== null && '. '}
      {t(status === 'resolved' ? 'reports.comesBack' : 'reports.staysIgnored')}
    </Text>
  );
}
