import { useLocation } from 'react-router-dom';
import { researchPath } from '../research/research-path.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { MoreTabs } from '../ui/more-tabs.tsx';
import { Tabs as Drawn } from '../ui/tabs.tsx';
import {
  appealsPath,
  batchesPath,
  committeePath,
  donationArea,
  donorArea,
  goalsPath,
  heldPath,
  informationPath,
  limitsPath,
  pledgesPath,
  rolodexPath,
  thanksPath,
} from './fundraising-areas.ts';

/** The lists of this area, and what donors may give. Call time is in the menu. */
export function Tabs() {
  const { can } = useMember();
  const { pathname } = useLocation();
  const donors = { to: donorArea.paths.list, label: t('fundraising.tabs.donors') };
  const donations = { to: donationArea.paths.list, label: t('fundraising.tabs.donations') };
  const batches = { to: batchesPath, label: t('fundraising.tabs.batches') };
  const pledges = { to: pledgesPath, label: t('fundraising.tabs.pledges') };
  const thanks = { to: thanksPath, label: t('fundraising.tabs.thanks') };
  const rolodex = { to: rolodexPath, label: t('fundraising.tabs.rolodex') };
  const information = { to: informationPath, label: t('fundraising.tabs.information') };
  const committee = { to: committeePath, label: t('fundraising.tabs.committee') };
  const appeals = { to: appealsPath, label: t('fundraising.tabs.appeals') };
  const goals = { to: goalsPath, label: t('fundraising.tabs.goals') };
  const held = { to: heldPath, label: t('fundraising.tabs.held') };
  const limits = { to: limitsPath, label: t('fundraising.tabs.limits') };
  const research = { to: researchPath, label: t('fundraising.tabs.research') };
  const tabs = [
    donors,
    ...(can('donations.read')
      ? [donations, batches, pledges, goals, committee, thanks, information, held]
      : []),
  ];
  const others = [
    ...(can('donors.write') ? [rolodex] : []),
    ...(can('donations.read') ? [appeals, research, limits] : []),
  ];
  // Where somebody is stays a tab.
  const here = others.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const more = others.filter((tab) => !here.includes(tab));
  return (
    <Drawn label={t('fundraising.tabs.label')} tabs={[...tabs, ...here]}>
      {more.length > 0 && <MoreTabs label={t('fundraising.tabs.more')} tabs={more} />}
    </Drawn>
  );
}
