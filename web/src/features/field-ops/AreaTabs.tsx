import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { paths } from './paths.ts';

/** The screens of field operations; who only works with what is assigned has two of them. */
export function AreaTabs() {
  const plans = useMember().can('voters.read');
  const own = [
    { to: paths.mine, label: t('fieldOps.tabs.mine') },
    { to: paths.calls, label: t('fieldOps.tabs.calls') },
  ];
  const planned = [
    { to: paths.turfs, label: t('fieldOps.tabs.turfs') },
    { to: paths.map, label: t('fieldOps.tabs.map') },
    { to: paths.calls, label: t('fieldOps.tabs.calls') },
    { to: paths.scripts, label: t('fieldOps.tabs.scripts') },
    { to: paths.quality, label: t('fieldOps.tabs.quality') },
    { to: paths.pace, label: t('fieldOps.tabs.pace') },
    { to: paths.mine, label: t('fieldOps.tabs.mine') },
  ];
  return <Tabs label={t('fieldOps.tabs.label')} tabs={plans ? planned : own} />;
}
