import { Anchor, Switch, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { requireTwoFactorCall } from '#shared/api/organization.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import type { Managed } from '../../../shared/data/use-members.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { isProofCancelled, withProof } from '../../../shared/session/with-proof.ts';
import { t } from '../../../shared/text/index.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import styles from '../rows.module.css';
import { paths } from '../team-paths.ts';

type Props = { members: readonly Managed[]; required: boolean; setRequired: (required: boolean) => void };

/** Whether the campaign demands a second factor. Only an admin who has one may demand it of others. */
export function RequireTwoFactor({ members, required, setRequired }: Props) {
  const { uid } = useMember();
  const [busy, setBusy] = useState(false);
  const without = members.filter((member) => !member.two_factor_enabled);
  const lacking = !required && without.some(({ id }) => id === uid);

  const change = async (isRequired: boolean) => {
    if (busy) return;
    setBusy(true);
    try {
      await withProof(() => callEndpoint(requireTwoFactorCall, { required: isRequired }));
      setRequired(isRequired);
      toast('success', t(isRequired ? 'team.require.on' : 'team.require.off'));
    } catch (error) {
      if (!isProofCancelled(error)) toast('error', t('team.require.failed'), messageFor(error));
    }
    setBusy(false);
  };

  return (
    <section className={styles.security} aria-labelledby="team-sign-in">
      <Title order={2} size="h5" id="team-sign-in">
        {t('team.require.title')}
      </Title>
      <Switch
        label={t('team.require.label')}
        description={t('team.require.hint')}
        checked={required}
        // Not disabled while it waits: that would take the focus from it.
        aria-busy={busy}
        disabled={lacking}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      {lacking ? (
        <Text size="sm" c="var(--goal)">
          {t('team.require.own')}{' '}
          <Anchor component={Link} to={paths.account} inherit underline="always">
            {t('team.require.ownLink')}
          </Anchor>
        </Text>
      ) : (
        without.length > 0 && (
          <Text size="sm" c="var(--ink-soft)">
            {t('team.require.waiting', { count: without.length })}
          </Text>
        )
      )}
    </section>
  );
}
