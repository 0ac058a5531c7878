import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { settleErrorCall } from '#shared/calls/errors.ts';
import type { ErrorStatus } from '#shared/collections/error_groups.ts';
import { ask } from '../../../shared/data/api.ts';
import { wordsFor } from '../../../shared/data/errors.ts';
import { t } from '../../../shared/text/index.ts';
import { showAgo } from '../../../shared/ui/format.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { asText } from './as-text.ts';
import { CopyText } from './CopyText.tsx';
import type { ErrorGroup, ErrorReport } from './data.ts';

const acts: Record<ErrorStatus, readonly { to: ErrorStatus; words: 'resolve' | 'ignore' | 'reopen' }[]> = {
  open: [
    { to: 'resolved', words: 'resolve' },
    { to: 'ignored', words: 'ignore' },
  ],
  resolved: [{ to: 'open', words: 'reopen' }],
  ignored: [{ to: 'open', words: 'reopen' }],
};

type Props = { group: ErrorGroup; latest: ErrorReport | undefined; now: number };

/** What can be done about an error: each is undone by the next, so nothing asks twice. */
export function Settle({ group, latest, now }: Props) {
  const [busy, setBusy] = useState<ErrorStatus | null>(null);
  const settle = async (status: ErrorStatus) => {
    if (busy) return;
    setBusy(status);
    try {
      await ask(settleErrorCall, { fingerprint: group.id, status });
    } catch (error) {
      toast('error', t('reports.settleFailed'), wordsFor(error));
    }
    setBusy(null);
  };
  return (
    <>
      <Group gap="xs">
        {acts[group.status].map(({ to, words }) => (
          <Button
            key={to}
            variant={words === 'resolve' ? 'filled' : 'default'}
            loading={busy === to}
            onClick={() => void settle(to)}
          >
            {t(`reports.${words}`)}
          </Button>
        ))}
        <CopyText text={() => asText(group, latest)} />
      </Group>
      {group.status !== 'open' && <Settled group={group} now={now} />}
    </>
  );
}

function Settled({ group, now }: { group: ErrorGroup; now: number }) {
  const { status, resolved_by_name: who, resolved_at: at } = group;
  return (
    <Text size="sm" c="var(--ink-soft)">
      {who !== null &&
        at !== null &&
        t('reports.settledBy', {
          status: t(`reports.status.${status}`),
          who,
          ago: showAgo(Math.min(at.toMillis(), now), now),
        })}
      {who !== null && at !== null && '. '}
      {t(status === 'resolved' ? 'reports.comesBack' : 'reports.staysIgnored')}
    </Text>
  );
}
