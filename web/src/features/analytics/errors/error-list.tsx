import { Button, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { Footer } from '../../../shared/ui/list/footer.tsx';
import { LoadingList } from '../../../shared/ui/list/loading.tsx';
import { Table } from '../../../shared/ui/list/record-table.tsx';
import { useListState } from '../../../shared/ui/list/url.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { paths } from '../analytics-paths.ts';
import { errorLists, useErrorGroups } from './data.ts';
import { columnsAt } from './error-columns.tsx';
import styles from './errors.module.css';

const hrefOf = ({ id }: { id: string }) => `${paths.errors}/${id}`;
const unsorted = () => {};

/** Errors of the team's devices, each once, the one that was met last first. */
export function ErrorList() {
  const { organization } = useMember();
  const controls = useListState(errorLists);
  const { live, next, more } = useErrorGroups(organization, controls);
  const now = useNow();
  const columns = useMemo(() => columnsAt(now), [now]);
  const onNearEnd = useCallback(() => {
    if (next.is === 'idle') more();
  }, [next, more]);
  const all = controls.filters.show === 'all';
  return (
    <Stack gap="sm">
      <div className={styles.head}>
        <Text size="sm" c="var(--ink-soft)">
          {t('reports.hint')}
        </Text>
        <SegmentedControl
          className={styles.show ?? ''}
          aria-label={t('reports.which')}
          value={all ? 'all' : 'open'}
          onChange={(value) => controls.setFilter('show', value === 'all' ? value : '')}
          data={[
            { value: 'open', label: t('reports.show.open') },
            { value: 'all', label: t('reports.show.all') },
          ]}
        />
      </div>
      <StaleNote of={live} />
      <LiveView of={live} loading={<LoadingList columns={columns} />}>
        {(groups) => {
          if (groups.length === 0)
            return all ? <None /> : <NoneOpen all={() => controls.setFilter('show', 'all')} />;
          return (
            <>
              <Table
                label={t('reports.label')}
                rows={groups}
                columns={columns}
                hrefOf={hrefOf}
                sort={null}
                onSort={unsorted}
                total={next.is === 'end' ? groups.length : null}
                busy={false}
                onNearEnd={onNearEnd}
              />
              <Footer next={next} more={more} capped={false} shown={groups.length} />
            </>
          );
        }}
      </LiveView>
    </Stack>
  );
}

const None = () => (
  <EmptyState icon={IconCircleCheck} title={t('reports.none.title')} hint={t('reports.none.hint')} />
);

const NoneOpen = ({ all }: { all: () => void }) => (
  <EmptyState icon={IconCircleCheck} title={t('reports.noneOpen.title')} hint={t('reports.noneOpen.hint')}>
    <Button variant="default" mt="xs" onClick={all}>
      {t('reports.noneOpen.all')}
    </Button>
  </EmptyState>
);
