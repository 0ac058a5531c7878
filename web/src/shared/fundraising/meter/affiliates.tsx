import '../../text/shared-limits/en.ts';
import { Button, Text } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMember } from '../../session/session-store.ts';
import { t } from '../../text/index.ts';
import { withTexts } from '../../text/registry.ts';
import type { Group } from './affiliation-data.ts';

const AffiliationDialog = lazy(() => import('./affiliation-dialog.tsx').then(withTexts));

type Props = { donor: { id: string; name: string }; group: Group | null };

/** Who shares a committee's limit, and the way to say so. */
export function Affiliates({ donor, group }: Props) {
  const [isOpen, open] = useState(false);
  const writes = useMember().can('limits.write');
  return (
    <>
      {!group && (
        <Text size="sm" c="var(--ink-soft)">
          {t('affiliations.alone')}
        </Text>
      )}
      {writes && (
        <Button
          variant="default"
          leftSection={<IconUsersGroup size={16} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => open(true)}
        >
          {t('affiliations.set')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <AffiliationDialog donor={donor} group={group} close={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
