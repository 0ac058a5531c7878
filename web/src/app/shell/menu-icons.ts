import {
  IconBulb,
  IconChartBar,
  IconHeartHandshake,
  IconLayoutDashboard,
  IconMapRoute,
  IconSettings,
  IconShield,
  IconTrophy,
  IconUserSearch,
  IconUserStar,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { Icon, IconName } from '../../shared/feature.ts';

/** What the menu draws. */
export const icons: Record<IconName, Icon> = {
  analytics: IconChartBar,
  dashboard: IconLayoutDashboard,
  fieldOps: IconMapRoute,
  fundraising: IconHeartHandshake,
  insights: IconBulb,
  leaderboards: IconTrophy,
  profile: IconUserStar,
  settings: IconSettings,
  team: IconShield,
  volunteers: IconUsersGroup,
  voters: IconUserSearch,
};
