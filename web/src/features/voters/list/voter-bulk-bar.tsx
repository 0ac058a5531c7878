import { Button } from '@mantine/core';
import { IconTag, IconTagOff } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { SelectionBar } from '../../../shared/ui/list/chosen.tsx';
import type { Facts, VoterQuery } from '../../../shared/voters/engine.ts';
import { TagDialog } from './tag-dialog.tsx';
import { chooseAll, clearSelection, useSelection } from './voter-selection.ts';

type Props = { query: VoterQuery; total: number | null; facts: Facts };

/** What can be done with those who are chosen, or with everybody whom the search finds. */
export function BulkBar({ query, total, facts }: Props) {
  const { ids, all } = useSelection();
  const [asking, setAsking] = useState<'on' | 'off' | null>(null);
  const count = all ? (total ?? 0) : ids.size;
  if (count === 0) return null;
  return (
    <SelectionBar
      label={t('voters.select.bar')}
      count={t('voters.select.chosen', { count, shown: showNumber(count) })}
    >
      <Button size="compact-sm" variant="subtle" onClick={clearSelection}>
        {t('voters.select.clear')}
      </Button>
      {!all && total !== null && total > count && (
        <Button size="compact-sm" variant="subtle" onClick={chooseAll}>
          {t('voters.select.all', { shown: showNumber(total) })}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconTag size={16} aria-hidden />}
        onClick={() => setAsking('on')}
      >
        {t('voters.tag.put')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconTagOff size={16} aria-hidden />}
        onClick={() => setAsking('off')}
      >
        {t('voters.tag.off')}
      </Button>
      {asking && (
        <TagDialog
          query={query}
          ids={all ? null : ids}
          count={count}
          isOn={asking === 'on'}
          known={facts.tags}
          close={() => setAsking(null)}
        />
      )}
    </SelectionBar>
  );
}
