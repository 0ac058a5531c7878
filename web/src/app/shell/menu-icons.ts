import {
  IconAddressBook,
  IconBulb,
  IconChartBar,
  IconChecklist,
  IconFileText,
  IconHeartHandshake,
  IconInbox,
  IconLayoutDashboard,
  IconMapRoute,
  IconSettings,
  IconShield,
  IconTargetArrow,
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
  people: IconAddressBook,
  policy: IconFileText,
  profile: IconUserStar,
  settings: IconSettings,
  strategy: IconTargetArrow,
  tasks: IconChecklist,
  team: IconShield,
  volunteers: IconUsersGroup,
  voters: IconUserSearch,
  waiting: IconInbox,
};
