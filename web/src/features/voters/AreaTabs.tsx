import { t } from '../../shared/text/index.ts';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { paths } from './paths.ts';

/** The screens of voter outreach. */
export const AreaTabs = () => (
  <Tabs
    label={t('voters.tabs.label')}
    tabs={[
      { to: paths.people, label: t('voters.tabs.people') },
      { to: paths.saved, label: t('voters.tabs.saved') },
      { to: paths.file, label: t('voters.tabs.file') },
    ]}
  />
);
