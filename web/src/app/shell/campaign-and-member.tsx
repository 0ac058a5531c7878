import { IconSelector } from '@tabler/icons-react';
import { organizations } from '#shared/collections/organizations.ts';
import { useCachedDocument } from '../../shared/data/use-cached-document.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import styles from './nav.module.css';
import { fetchParts } from './palette/load-parts.ts';
import { open } from './palette/opened-part.ts';

function useCampaignName(): string | undefined {
  const { organization } = useMember();
  const live = useCachedDocument(organizations, '', organization);
  return live.is === 'ready' ? live.value?.name : undefined;
}

/** The active campaign, for whoever belongs to several: opens the list of them. */
export function CampaignButton() {
  const name = useCampaignName();
  return (
    <button
      type="button"
      className={styles.campaign}
      title={name}
      aria-label={t('menu.campaigns', { name: name ?? '' })}
      aria-haspopup="dialog"
      onPointerEnter={fetchParts}
      onClick={(event) => {
        event.currentTarget.closest('dialog')?.close();
        open('campaigns');
      }}
    >
      <span className={styles.organization}>{name}</span>
      <IconSelector size={18} stroke={1.6} aria-hidden />
    </button>
  );
}

/** Whose campaign this is and who is signed in. A name that has not arrived leaves its line empty, not the menu. */
export function CampaignAndMember() {
  const { fullName } = useMember();
  const name = useCampaignName();
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
