import { organizations } from '#shared/collections/organizations.ts';
import { useCachedDocument } from '../../shared/data/use-cached-document.ts';
import { useMember } from '../../shared/session/session-store.ts';
import styles from './nav.module.css';

/** Whose campaign this is and who is signed in. A name that has not arrived leaves its line empty, not the menu. */
export function CampaignAndMember() {
  const { organization, fullName } = useMember();
  const live = useCachedDocument(organizations, '', organization);
  const name = live.is === 'ready' ? live.value?.name : undefined;
  return (
    <div className={styles.whose}>
      <span className={styles.organization} title={name}>
        {name}
      </span>
      <span className={styles.member} title={fullName}>
        {fullName}
      </span>
    </div>
  );
}
