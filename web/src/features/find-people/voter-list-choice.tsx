import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { AudienceFilter } from '#shared/domain/people/audience/audience-filter.ts';
import type { ListNames } from '../../shared/people/pack/format-audience.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { withTexts } from '../../shared/text/registry.ts';

/** It carries the engine of the voter file. */
const VoterListDialog = lazy(() => import('./voter-list-dialog.tsx').then(withTexts));

type Props = { filter: AudienceFilter; names: ListNames | null; change: (filter: AudienceFilter) => void };

/** Narrows people to those who are linked to a voter of a frozen list. */
export function VoterListChoice({ filter, names, change }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useMember().can('voters.read')) return null;
  const test = filter.all.find((one) => one.by === 'voter list');
  const others = filter.all.filter((one) => one.by !== 'voter list');
  if (test)
    return (
      <Button
        variant="default"
        rightSection={<IconX size={16} aria-hidden />}
        aria-label={t('audiences.voters.remove', { name: names?.get(test.list) ?? '' })}
        onClick={() => change({ ...filter, all: others })}
      >
        {names?.get(test.list) ?? t('common.loading')}
      </Button>
    );
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('audiences.voters.action')}
      </Button>
      {isOpen && (
        <Suspense>
          <VoterListDialog
            use={(list) => change({ ...filter, all: [...others, { by: 'voter list', list }] })}
            close={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
