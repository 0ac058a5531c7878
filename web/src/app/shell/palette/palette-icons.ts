import {
  IconContrast,
  IconDownload,
  IconFileImport,
  IconKeyboard,
  IconLogout,
  IconPlus,
  IconRoute,
  IconScissors,
  IconSearch,
  IconSwitchHorizontal,
  IconTargetArrow,
  IconUserPlus,
} from '@tabler/icons-react';
import type { Icon, IconName } from '../../../shared/feature.ts';
import { icons } from '../menu-icons.ts';
import type { ActIcon } from './palette-entries.ts';

/** What stands before each line: the menu's own icons, and those of actions. */
export const iconOf: Record<IconName | ActIcon, Icon> = {
  ...icons,
  add: IconPlus,
  search: IconSearch,
  cut: IconScissors,
  import: IconFileImport,
  invite: IconUserPlus,
  goal: IconTargetArrow,
  export: IconDownload,
  theme: IconContrast,
  keys: IconKeyboard,
  tour: IconRoute,
  campaigns: IconSwitchHorizontal,
  leave: IconLogout,
};
