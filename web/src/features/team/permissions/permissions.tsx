import { Text } from '@mantine/core';
import { useRef } from 'react';
import { grantable } from '#shared/access.ts';
import { t } from '../../../shared/text/index.ts';
import { useLayout } from '../../../shared/ui/list/width.ts';
import { showGrants } from '../show-grants.ts';
import { Frame } from '../team-frame.tsx';
import { ByCapability } from './by-capability.tsx';
import { ByRole } from './by-role.tsx';

/** What each role may do, drawn from the table that rules and functions are tested against. */
export function Permissions() {
  const frame = useRef<HTMLDivElement>(null);
  const layout = useLayout(frame);
  return (
    <Frame>
      <div ref={frame}>
        <Text size="sm" c="var(--ink-soft)" mb="md">
          {t('team.permissions.hint')}
        </Text>
        {layout === 'lines' ? <ByRole /> : <ByCapability />}
        <Text size="sm" c="var(--ink-soft)" mt="md">
          {t('team.permissions.grants', { grants: showGrants(grantable) })}
        </Text>
      </div>
    </Frame>
  );
}
