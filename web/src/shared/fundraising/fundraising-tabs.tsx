import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { Tabs as Drawn } from '../ui/tabs.tsx';
import {
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

/** The lists of this area, and what donors may give. */
export function Tabs() {
  const { can } = useMember();
  const donors = { to: donorArea.paths.list, label: t('fundraising.tabs.donors') };
  const donations = { to: donationArea.paths.list, label: t('fundraising.tabs.donations') };
  const batches = { to: batchesPath, label: t('fundraising.tabs.batches') };
  const pledges = { to: pledgesPath, label: t('fundraising.tabs.pledges') };
  const thanks = { to: thanksPath, label: t('fundraising.tabs.thanks') };
  const rolodex = { to: rolodexPath, label: t('fundraising.tabs.rolodex') };
  const information = { to: informationPath, label: t('fundraising.tabs.information') };
  const committee = { to: committeePath, label: t('fundraising.tabs.committee') };
  const goals = { to: goalsPath, label: t('fundraising.tabs.goals') };
  const held = { to: heldPath, label: t('fundraising.tabs.held') };
  const limits = { to: limitsPath, label: t('fundraising.tabs.limits') };
  const calls = { to: '/fundraising/call-time', label: t('nav.callTime') };
  const tabs = [
    donors,
    ...(can('donations.read') ? [donations, batches, pledges] : []),
    ...(can('calltime.work') ? [calls] : []),
    ...(can('donors.write') ? [rolodex] : []),
    ...(can('donations.read') ? [committee, goals, thanks, information, held, limits] : []),
  ];
  return <Drawn label={t('fundraising.tabs.label')} tabs={tabs} />;
}
