import type { Firestore } from 'firebase-admin/firestore';
import type { Language } from '#shared/themes.ts';
import { linkToken } from '../site/link-token.ts';
import { campaignPagePath, eventPagePath, pageKey, signUpPath } from '../site/site-paths.ts';
import type { SignedUp, StoredEvent } from './signed-up.ts';

export type Linking = { db: Firestore; siteUrl: () => string };

/** Links to public pages of a campaign. `salt`: null before the campaign has made any link. */
export function siteLinks({ siteUrl }: Linking, salt: string | null, organization: string) {
  /** An event's page; null of one that the public does not see. */
  const page = (language: Language, event: Pick<StoredEvent, 'id' | 'visibility'>): string | null => {
    if (event.visibility === 'private') return null;
    const isListed = event.visibility === 'public';
    if (!isListed && salt === null) return null;
    const key = isListed || salt === null ? null : pageKey(salt, event.id);
    return siteUrl() + eventPagePath(language, { organization, event: event.id, key });
  };
  return {
    page,
    /** What is coming of what everybody may see. */
    list: (language: Language): string => siteUrl() + campaignPagePath(language, organization),
    /**
     * Where somebody confirms, changes or cancels their sign-up, also of an event that no public page shows. It is no form's
     * link, so pressing it consents to nothing.
     */
    own: (one: SignedUp, event: StoredEvent): string | null => {
      const language = one.language ?? 'en';
      if (salt === null) return page(language, event);
      const link = { post: one.id, rsvps: [[one.id, one.link_version]] } as const;
      return siteUrl() + signUpPath(language, linkToken(salt, organization, link));
    },
  };
}
