import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { Tabs as Drawn } from '../../shared/ui/Tabs.tsx';
import { paths } from './paths.ts';

/** The two lists of this area. */
export function Tabs() {
  const seesGifts = useMember().can('donations.read');
  const donors = { to: paths.donors, label: t('fundraising.tabs.donors') };
  const donations = { to: paths.donations, label: t('fundraising.tabs.donations') };
  return <Drawn label={t('fundraising.tabs.label')} tabs={seesGifts ? [donors, donations] : [donors]} />;
}
