import { Button, Group, Stack, Text } from '@mantine/core';
import { IconRefresh, IconUsers } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import type { ProfilePeopleKind } from '#shared/collections/profile-people.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import type { Live } from '../../../shared/data/live.ts';
import type { Result } from '../../../shared/profile/result.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showAgo, showMoment } from '../../../shared/ui/format.ts';
import type { Column } from '../../../shared/ui/list/list-columns.ts';
import { RecordList } from '../../../shared/ui/list/record-list.tsx';
import { useListState } from '../../../shared/ui/list/url.ts';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { mapped, whole } from '../data.ts';
import { Add } from './add-person.tsx';
import type { Carried } from './data.ts';
import styles from './people.module.css';

type Synced = Promise<Result<{ count: number }>>;
type Props<T> = {
  kind: ProfilePeopleKind;
  live: Live<Carried | null>;
  peopleIn: (carried: Carried) => T[];
  columns: readonly Column<T>[];
  hrefOf: (person: T) => string;
  sync: () => Synced;
  add: (id: string) => Synced;
};

/** One order, which is the server's. */
const list = { sorts: ['first'], filters: {} } as const;

/** People of one kind whom the profile carries, and the ways to bring them up to date and to add to them. */
export function PeopleOf<T extends { id: string; name: string }>(props: Props<T>) {
  const { kind, live, peopleIn, columns, hrefOf, sync, add } = props;
  const { can } = useMember();
  const title = useId();
  const [busy, setBusy] = useState(false);
  const writes = can('profile.write');
  const run = async (work: () => Synced, done: (count: number) => string) => {
    setBusy(true);
    const { data, error } = await work();
    setBusy(false);
    if (error) toast('error', t('history.people.failed'), messageFor(error));
    else toast('success', done(data.count));
  };
  const refresh = () => void run(sync, (count) => t(`history.people.synced.${kind}`, { count }));
  return (
    <section aria-labelledby={title}>
      <Stack gap="xs">
        <div className={styles.head}>
          <div>
            <h2 id={title} className={styles.title}>
              {t(`history.people.${kind}`)}
            </h2>
            <AsOf live={live} />
          </div>
          {writes && (
            <Group gap="xs" align="flex-end" className={styles.acts ?? ''}>
              <Add
                kind={kind}
                busy={busy}
                add={({ id, name }) =>
                  run(
                    () => add(id),
                    () => t('history.people.addedOne', { name }),
                  )
                }
              />
              <Button
                variant="default"
                leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
                aria-disabled={busy}
                onClick={() => !busy && refresh()}
                aria-label={t(`history.people.sync.${kind}`)}
              >
                {t(busy ? 'history.people.syncing' : 'history.people.bring')}
              </Button>
            </Group>
          )}
        </div>
        <RecordList
          fixed
          label={t(`history.people.${kind}`)}
          records={whole(mapped(live, (carried) => (carried ? peopleIn(carried) : [])))}
          columns={columns}
          hrefOf={hrefOf}
          controls={useListState<string, never>(list)}
          sorts={[]}
          total={null}
          count={(count, shown) => t(`history.people.count.${kind}`, { count, shown })}
          empty={null}
          nothing={<NoPeople kind={kind} writes={writes} />}
        />
      </Stack>
    </section>
  );
}

function AsOf({ live }: { live: Live<Carried | null> }): ReactNode {
  const now = useNow();
  if (live.is !== 'ready' || !live.value) return null;
  const at = live.value.synced_at.toMillis();
  return (
    <Text size="sm" c="var(--ink-soft)">
      <time dateTime={new Date(at).toISOString()}>
        {t('history.people.asOf', { ago: showAgo(Math.min(at, now), now), moment: showMoment(at) })}
      </time>
    </Text>
  );
}

const NoPeople = ({ kind, writes }: { kind: ProfilePeopleKind; writes: boolean }) => (
  <EmptyState
    icon={IconUsers}
    title={t(`history.people.none.${kind}`)}
    hint={t(writes ? `history.people.none.${kind}Hint` : 'history.people.none.readOnly')}
  />
);
