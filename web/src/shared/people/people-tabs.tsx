import '../text/people/en.ts';
import '../text/consent/en.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { Tabs } from '../ui/tabs.tsx';

/** Everyone, their tags, who may be there twice, and who must not be contacted. */
export function PeopleTabs() {
  const { can } = useMember();
  return (
    <Tabs
      label={t('people.tabs.label')}
      tabs={[
        { to: '/people', label: t('people.tabs.people') },
        ...(can('people.write') ? [{ to: '/people/find', label: t('people.tabs.find') }] : []),
        { to: '/people/tags', label: t('people.tabs.tags') },
        ...(can('people.write') ? [{ to: '/duplicates', label: t('people.tabs.duplicates') }] : []),
        { to: '/people/do-not-contact', label: t('consent.closed.tab') },
      ]}
    />
  );
}
