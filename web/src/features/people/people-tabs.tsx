import '../../shared/text/consent/en.ts';
import { t } from '../../shared/text/index.ts';
import { Tabs } from '../../shared/ui/tabs.tsx';

/** Everyone, and the tags that they have. */
export const PeopleTabs = () => (
  <Tabs
    label={t('people.tabs.label')}
    tabs={[
      { to: '/people', label: t('people.tabs.people') },
      { to: '/people/tags', label: t('people.tabs.tags') },
      { to: '/people/do-not-contact', label: t('consent.closed.tab') },
    ]}
  />
);
