import { letterSettings, letterSettingsId } from '#shared/collections/letter-settings.ts';
import { letterTemplates } from '#shared/collections/letter-templates.ts';
import { organizations } from '#shared/collections/organizations.ts';
import { letterTemplatesMax } from '#shared/domain/letters/letter-kinds.ts';
import { type Live, useLiveQuery } from '../data/live.ts';
import { firstOf, inOrder } from '../data/queries.ts';
import { useCachedDocument } from '../data/use-cached-document.ts';
import { useMember } from '../session/session-store.ts';
import type { PrintOptions, StoredTemplate } from './letter-types.ts';

/** The campaign's letters by their names: a read each, forty at most. */
export function useTemplates(): Live<StoredTemplate[]> {
  const path = letterTemplates.path(useMember().organization);
  return useLiveQuery(letterTemplates, path, () =>
    firstOf(inOrder({ path, conditions: [] }, { field: 'name', direction: 'asc' }), letterTemplatesMax),
  );
}

/** What stands at the head and the foot of every letter. */
export function useLetterhead(): PrintOptions['head'] {
  const { organization } = useMember();
  const campaign = useCachedDocument(organizations, '', organization);
  const settings = useCachedDocument(letterSettings, organization, letterSettingsId);
  const name = campaign.is === 'ready' ? campaign.value?.name : null;
  const stored = settings.is === 'ready' ? settings.value : null;
  return {
    campaign: name ?? '',
    returnAddress: stored?.return_address ?? null,
    paidFor: stored?.paid_for ?? null,
  };
}
