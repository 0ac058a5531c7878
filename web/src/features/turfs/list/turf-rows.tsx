import { Stack } from '@mantine/core';
import { type ReactNode, useCallback } from 'react';
import type { Pages } from '../../../shared/data/pages.ts';
import { paths } from '../../../shared/field/field-paths.ts';
import { t } from '../../../shared/text/index.ts';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { Footer } from '../../../shared/ui/list/footer.tsx';
import list from '../../../shared/ui/list/list.module.css';
import type { Column } from '../../../shared/ui/list/list-columns.ts';
import { Table } from '../../../shared/ui/list/record-table.tsx';
import { SearchBox } from '../../../shared/ui/list/search-box.tsx';
import type { TurfControls } from '../data.ts';
import styles from './list.module.css';
import { Filters } from './turf-filters.tsx';
import { toggle } from './turf-selection.ts';

/** Milliseconds after the last letter: nothing is asked, what is here is looked through. */
const pauseMs = 60;

type Props = {
  turfs: readonly Turf[];
  columns: readonly Column<Turf>[];
  controls: TurfControls;
  pages: Pages<Turf>;
  marks: boolean;
  /** Others are on their way in which what is looked for may be. */
  isSearching: boolean;
  /** Said where nothing matches. */
  nothing: ReactNode;
};

const hrefOf = ({ id }: Turf) => paths.turf(id);
const mark = ({ id }: Turf) => toggle(id);

/** Turfs with what narrows them; a row opens its turf. */
export function Rows({
  turfs,
  columns,
  controls,
  pages: { next, more },
  marks,
  isSearching,
  nothing,
}: Props) {
  const onNearEnd = useCallback(() => {
    if (next.is === 'idle') more();
  }, [next.is, more]);
  const total = next.is === 'end' ? turfs.length : null;
  return (
    <Stack gap="sm">
      <search className={list.bar}>
        <div className={list.toolbar}>
          <SearchBox
            value={controls.search}
            onChange={(search) => controls.change({ search })}
            label={t('turfs.search')}
            pauseMs={pauseMs}
          />
          <Filters controls={controls} />
          <span className={list.count} role="status">
            {total !== null && t('turfs.count', { count: total, shown: showNumber(total) })}
            {isSearching && t('turfs.looking')}
          </span>
        </div>
      </search>
      {turfs.length === 0 ? (
        !isSearching && nothing
      ) : (
        <div className={styles.frame}>
          <Table
            label={t('turfs.list')}
            rows={turfs}
            columns={columns}
            hrefOf={hrefOf}
            sort={null}
            onSort={() => undefined}
            total={total}
            busy={false}
            onNearEnd={onNearEnd}
            {...(marks && { mark })}
          />
          <Footer next={next} more={more} capped={false} shown={turfs.length} />
        </div>
      )}
    </Stack>
  );
}
