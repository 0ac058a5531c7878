import { useMembers } from '../../../shared/data/use-members.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';

/** What members are called, by their accounts; '…' until that is known. */
export function useImporters(): (uid: string) => string {
  const members = useMembers(useMember().organization);
  return (uid) => {
    if (members.is !== 'ready') return '…';
    return members.value.find(({ id }) => id === uid)?.full_name ?? t('importHistory.someone');
  };
}
