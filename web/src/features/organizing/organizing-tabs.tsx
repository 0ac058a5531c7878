import { paths } from '../../shared/field/field-paths.ts';
import { t } from '../../shared/text/index.ts';
import { AreaTabs } from '../../shared/ui/area-tabs.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';

/** The tabs of field operations, and below them the organizers' screens. */
export const OrganizingTabs = () => (
  <>
    <AreaTabs />
    <Tabs
      label={t('organizing.tabs.label')}
      tabs={[
        { to: paths.organizing, label: t('organizing.tabs.day') },
        { to: paths.week, label: t('organizing.tabs.week') },
        { to: paths.nights, label: t('organizing.tabs.nights') },
        { to: paths.regions, label: t('organizing.tabs.regions') },
      ]}
    />
  </>
);
