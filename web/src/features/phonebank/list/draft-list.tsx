import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import styles from '../calls.module.css';
import { type CallList, openList } from '../data.ts';

/** A list whose making was broken off: what has arrived can be opened, or it is deleted. */
export function Draft({ list }: { list: CallList }) {
  const { can } = useMember();
  const [is, setIs] = useState<{ busy: boolean; why: string | null }>({ busy: false, why: null });
  const open = () => {
    setIs({ busy: true, why: null });
    openList(list.id).then(
      () => setIs({ busy: false, why: null }),
      (error: unknown) => setIs({ busy: false, why: messageFor(error) }),
    );
  };
  return (
    <section className={styles.part}>
      <Group justify="space-between">
        <Text>{t('callPlan.list.draftHint')}</Text>
        {can('voters.write') && (
          <Button onClick={open} loading={is.busy}>
            {t('callPlan.list.openDraft')}
          </Button>
        )}
      </Group>
      {is.why !== null && (
        <Text role="alert" size="sm" c="var(--bad)">
          {is.why}
        </Text>
      )}
    </section>
  );
}
