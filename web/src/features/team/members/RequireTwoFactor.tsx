import { Anchor, Switch, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { requireTwoFactorCall } from '#shared/calls/organization.ts';
import { ask } from '../../../shared/data/api.ts';
import { wordsFor } from '../../../shared/data/errors.ts';
import type { Profile } from '../../../shared/data/members.ts';
import { useMember } from '../../../shared/session/member.ts';
import { gaveUp, withProof } from '../../../shared/session/proof.ts';
import { t } from '../../../shared/text/index.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { useOrganization } from '../data.ts';
import { paths } from '../paths.ts';
import styles from '../rows.module.css';

/** Whether the campaign demands a second factor. Only an admin who has one may demand it of others. */
export function RequireTwoFactor({ members }: { members: readonly Profile[] }) {
  const { organization, uid } = useMember();
  const live = useOrganization(organization);
  const [busy, setBusy] = useState(false);
  // What was chosen here since: the server keeps it, and nothing listens.
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (live.is !== 'ready' || !live.value) return null;
  const required = chosen ?? live.value.require_two_factor;
  const without = members.filter((member) => !member.two_factor_enabled);
  const lacking = !required && without.some(({ id }) => id === uid);

  const change = async (wanted: boolean) => {
    if (busy) return;
    setBusy(true);
    try {
      await withProof(() => ask(requireTwoFactorCall, { required: wanted }));
      setChosen(wanted);
      toast('success', t(wanted ? 'team.require.on' : 'team.require.off'));
    } catch (error) {
      if (!gaveUp(error)) toast('error', t('team.require.failed'), wordsFor(error));
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
