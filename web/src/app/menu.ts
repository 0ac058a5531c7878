import type { Access } from '#shared/access.ts';
import type { Feature, IconName, MenuEntry } from '../shared/feature.ts';
import type { MessageKey } from '../shared/text/index.ts';
import { mayEnter } from './features.ts';

export type MenuLink = {
  is: 'link';
  feature: Feature;
  icon: IconName;
  label: MessageKey;
  badge: MessageKey | null;
};
export type MenuGroup = { is: 'group'; label: MessageKey; icon: IconName; links: MenuLink[] };

const linkTo = (feature: Feature, { icon, label, badge }: MenuEntry): MenuLink => ({
  is: 'link',
  feature,
  icon,
  label: label ?? feature.title,
  badge: badge ?? null,
});

/** The menu of one member: what they may enter, in the order of the list, groups where their first entry stands. */
export function menuFor(access: Access, features: readonly Feature[]): (MenuLink | MenuGroup)[] {
  const menu: (MenuLink | MenuGroup)[] = [];
  for (const feature of features) {
    const entry = feature.menu;
    if (!entry || !mayEnter(feature, access) || !mayEnter(entry, access)) continue;
    const link = linkTo(feature, entry);
    const { group } = entry;
    if (!group) {
      menu.push(link);
      continue;
    }
    const open = menu.find((item) => item.is === 'group' && item.label === group.label);
    if (open?.is === 'group') open.links.push(link);
    else menu.push({ is: 'group', ...group, links: [link] });
  }
  return menu;
}

/** Every link of a menu, those in groups too. */
export const linksOf = (menu: readonly (MenuLink | MenuGroup)[]): MenuLink[] =>
  menu.flatMap((item) => (item.is === 'group' ? item.links : [item]));

/**
 * A menu with the pinned addresses apart, in the order in which they were pinned; nothing stands twice. Outside its
 * group an entry has the name of its screen: two are called Dashboard.
 */
export function withPinned(
  menu: readonly (MenuLink | MenuGroup)[],
  paths: readonly string[],
): { pinned: MenuLink[]; rest: (MenuLink | MenuGroup)[] } {
  const links = linksOf(menu);
  const pinned = paths.flatMap((path) =>
    links
      .filter(({ feature }) => feature.path === path)
      .map((link) => ({ ...link, label: link.feature.title })),
  );
  const isPinned = ({ feature }: MenuLink) => paths.includes(feature.path);
  const rest = menu
    .map((item) =>
      item.is === 'group' ? { ...item, links: item.links.filter((link) => !isPinned(link)) } : item,
    )
    .filter((item) => (item.is === 'group' ? item.links.length > 0 : !isPinned(item)));
  return { pinned, rest };
}
