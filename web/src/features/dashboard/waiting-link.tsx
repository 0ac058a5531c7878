import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Member } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { formatWaitingCount, useWaitingCount, waitingCountOf } from '../../shared/waiting/waiting-count.ts';
import { addresses } from './dashboard-links.ts';

/** How much waits for the member, as the menu counts it: no read of its own. */
export function WaitingLink({ member }: { member: Pick<Member, 'organization' | 'uid'> }) {
  const known = useWaitingCount((state) => waitingCountOf(state, member));
  if (!known || known.count === 0) return null;
  return (
    <Anchor
      component={Link}
      to={addresses.waiting}
      fw={600}
      style={{ whiteSpace: 'nowrap' }}
      title={known.next?.title ?? undefined}
    >
      {t('dashboard.waiting', { shown: formatWaitingCount(known) })}
    </Anchor>
  );
}
