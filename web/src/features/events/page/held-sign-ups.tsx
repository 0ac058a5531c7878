import { Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { decideFormPostCall } from '#shared/api/event-pages-api.ts';
import { formPosts } from '#shared/collections/form-posts.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { type Live, useLiveQuery } from '../../../shared/data/live.ts';
import { firstOf, inOrder } from '../../../shared/data/queries.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { offerUndo, toast } from '../../../shared/ui/toasts.tsx';
import styles from './event-page.module.css';

/** Sign-ups that are shown at once: the others follow as these are decided. */
const shownMax = 50;

type Held = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  reason: 'trap' | 'network' | 'hour' | 'work' | null;
};
type Decision = 'accept' | 'reject' | 'restore';

function useHeld(event: string): Live<Held[]> {
  const path = formPosts.path(useMember().organization);
  return useLiveQuery(formPosts, `${path} held of ${event}`, () =>
    firstOf(
      inOrder(
        {
          path,
          conditions: [
            { field: 'event_id', is: '==', value: event },
            { field: 'state', is: '==', value: 'held' },
          ],
        },
        { field: 'at', direction: 'asc' },
      ),
      shownMax,
    ),
  );
}

/** Decides at once: places depend on it, so it waits for no connection. */
async function decide({ id, name }: Pick<Held, 'id' | 'name'>, decision: Decision): Promise<void> {
  try {
    await callEndpoint(decideFormPostCall, { id, decision });
  } catch (error) {
    toast('error', t('common.failedToSave'), messageFor(error));
    return;
  }
  if (decision === 'accept') toast('success', t('events.held.accepted'), name);
  if (decision === 'reject')
    offerUndo(id, { title: t('events.held.rejected'), name }, () => void decide({ id, name }, 'restore'));
}

/** Sign-ups that look like a machine's, or came without a script: nobody is turned away before somebody has looked. */
export function HeldSignUps({ event }: { event: string }) {
  const live = useHeld(event);
  const [busy, setBusy] = useState<string | null>(null);
  if (live.is !== 'ready' || live.value.length === 0) return null;
  const act = async (held: Held, decision: Decision) => {
    setBusy(held.id);
    await decide(held, decision);
    setBusy(null);
  };
  return (
    <section>
      <Title order={2} size="h4">
        {t('events.held.title', { count: live.value.length })}
      </Title>
      <Text c="var(--ink-soft)">{t('events.held.hint')}</Text>
      <ul className={styles.shifts}>
        {live.value.map((held) => (
          <li key={held.id} className={styles.held}>
            <div>
              <Text fw={600}>{held.name}</Text>
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {[held.email, held.phone].filter(Boolean).join(' · ')}
              </Text>
              <Text size="sm" c="var(--ink-soft)">
                {t(`events.held.reason.${held.reason ?? 'work'}`)}
              </Text>
            </div>
            <Group gap="xs">
              <Button size="sm" disabled={busy === held.id} onClick={() => void act(held, 'accept')}>
                {t('events.held.accept')}
              </Button>
              <Button
                size="sm"
                variant="default"
                disabled={busy === held.id}
                onClick={() => void act(held, 'reject')}
              >
                {t('events.held.reject')}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}
