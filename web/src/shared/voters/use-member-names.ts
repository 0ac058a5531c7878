import { useMembers } from '../data/use-members.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';

/** What the organization's members are called, by their accounts; '' until that is known. */
export function useNames(): (uid: string) => string {
  const members = useMembers(useMember().organization);
  return (uid) => {
    if (members.is !== 'ready') return '';
    return members.value.find(({ id }) => id === uid)?.full_name ?? t('voterFiles.formerMember');
  };
}
