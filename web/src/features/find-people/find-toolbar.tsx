import { ActionIcon, Button } from '@mantine/core';
import { IconFilter, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import type { AudienceFilter } from '#shared/domain/people/audience/audience-filter.ts';
import {
  type AudienceView,
  peopleGroups,
  peopleSorts,
} from '#shared/domain/people/audience/audience-view.ts';
import type { PeoplePack } from '#shared/domain/people/pack/pack-limits.ts';
import type { ListNames } from '../../shared/people/pack/format-audience.ts';
import { t } from '../../shared/text/index.ts';
import { ChoiceDialog } from '../../shared/ui/dialog/choice-dialog.tsx';
import { showNumber } from '../../shared/ui/format.ts';
import { Choice } from '../../shared/ui/list/choice.tsx';
import styles from '../../shared/ui/list/list.module.css';
import { SearchBox } from '../../shared/ui/list/search-box.tsx';
import { useLayout } from '../../shared/ui/list/width.ts';
import { AudienceFilters } from './audience-filters.tsx';
import type { OfferedValues } from './use-found-people.ts';
import { VoterListChoice } from './voter-list-choice.tsx';

type Props = {
  words: string;
  type: (words: string) => void;
  filter: AudienceFilter;
  change: (filter: AudienceFilter) => void;
  view: AudienceView;
  arrange: (view: AudienceView) => void;
  offered: OfferedValues;
  packs: readonly PeoplePack[];
  names: ListNames | null;
  total: number | null;
  children: ReactNode;
};

/** What is asked, and in which order it is shown; on a phone filters open over the list. */
export function FindToolbar({
  words,
  type,
  filter,
  change,
  view,
  arrange,
  total,
  children,
  ...known
}: Props) {
  const frame = useRef<HTMLElement>(null);
  const isPhone = useLayout(frame) === 'lines';
  const [isOpen, setIsOpen] = useState(false);
  const turning = {
    'aria-pressed': view.reversed,
    onClick: () => arrange({ ...view, reversed: !view.reversed }),
  };
  const Turn = view.reversed ? IconSortAscending : IconSortDescending;
  const count = filter.all.length + filter.except.length;
  const filters = (
    <>
      <AudienceFilters filter={filter} change={change} offered={known.offered} packs={known.packs} />
      <VoterListChoice filter={filter} names={known.names} change={change} />
    </>
  );
  const order = (
    <>
      <Choice
        label={t('list.sortBy')}
        value={view.sort}
        options={peopleSorts
          .filter((value) => value !== 'segments' || known.packs.includes('gifts'))
          .map((value) => ({ value, label: t(`audiences.sorts.${value}`) }))}
        onChange={(value) =>
          arrange({ ...view, sort: peopleSorts.find((one) => one === value) ?? 'name', reversed: false })
        }
      />
      {isPhone ? (
        <Button variant="default" leftSection={<Turn size={16} aria-hidden />} {...turning}>
          {t('audiences.reversed')}
        </Button>
      ) : (
        <ActionIcon variant="default" size="input-sm" aria-label={t('audiences.reversed')} {...turning}>
          <Turn size={16} aria-hidden />
        </ActionIcon>
      )}
      <Choice
        label={t('audiences.group.choose')}
        any={t('audiences.group.none')}
        value={view.group ?? ''}
        options={peopleGroups
          .filter((value) => value !== 'segments' || known.packs.includes('gifts'))
          .map((value) => ({
            value,
            label: t('audiences.group.label', { column: t(`audiences.group.by.${value}`) }),
          }))}
        onChange={(value) => arrange({ ...view, group: peopleGroups.find((one) => one === value) ?? null })}
      />
    </>
  );
  return (
    <search className={styles.bar} ref={frame}>
      <div className={`${styles.toolbar} ${styles.dense}`}>
        <SearchBox value={words} onChange={type} label={t('audiences.search')} pauseMs={60} />
        {isPhone ? (
          <Button
            variant="default"
            leftSection={<IconFilter size={16} aria-hidden />}
            onClick={() => setIsOpen(true)}
          >
            {count > 0 ? t('audiences.filtersOn', { shown: showNumber(count) }) : t('audiences.filtersOff')}
          </Button>
        ) : (
          filters
        )}
        {isPhone && children}
      </div>
      {!isPhone && (
        <div className={styles.toolbar}>
          {order}
          {children}
        </div>
      )}
      {isPhone && (
        <ChoiceDialog opened={isOpen} title={t('audiences.filtersOff')} close={() => setIsOpen(false)}>
          <div className={styles.stacked}>
            {filters}
            {order}
            <div className={styles.finish}>
              <Button onClick={() => setIsOpen(false)}>
                {total === null
                  ? t('common.close')
                  : t('audiences.showFound', { count: total, shown: showNumber(total) })}
              </Button>
            </div>
          </div>
        </ChoiceDialog>
      )}
    </search>
  );
}
