import type { Access } from '#shared/access.ts';
import type { Feature } from '../../../shared/feature.ts';
import type { MessageKey } from '../../../shared/text/index.ts';
import { recordKeys, screenKeys } from '../../../shared/ui/list/shortcuts.ts';
import { featureAt, mayEnter } from '../../features.ts';
import { insideLabel } from '../palette/palette-entries.ts';
import { goKeys, lead, paletteKey, sheetKey } from './key-meanings.ts';

/** One shortcut: keys in the order in which they are pressed, or each of them for itself. */
export type Line = {
  label: MessageKey;
  keys: readonly string[];
  order: 'after' | 'and' | 'or';
  /** No modifier: it can be turned off. */
  single: boolean;
};
export type Lines = { title: MessageKey; lines: Line[] };

const one = (label: MessageKey, key: string, single = true): Line => ({
  label,
  keys: [key],
  order: 'or',
  single,
});

/** What the sheet says, from the tables that the keys themselves follow. Only screens that the member may enter. */
export function sheetFor(access: Access, features: readonly Feature[], apple: boolean): Lines[] {
  const screens = Object.entries(goKeys).flatMap(([key, path]): Line[] => {
    const feature = featureAt(path, features);
    if (!feature || !mayEnter(feature, access)) return [];
    const label = feature.path === path ? feature.title : (insideLabel(path) ?? feature.title);
    return [{ label, keys: [lead, key], order: 'after', single: true }];
  });
  const palette: Line = {
    label: 'menu.search',
    keys: [apple ? '⌘' : 'Ctrl', paletteKey],
    order: 'and',
    single: false,
  };
  return [
    {
      title: 'commands.sheet.anywhere',
      lines: [palette, one('commands.sheet.title', sheetKey), one('commands.sheet.close', 'Esc', false)],
    },
    {
      title: 'commands.sheet.inLists',
      lines: [
        one('commands.sheet.search', screenKeys.search),
        one('commands.sheet.add', screenKeys.add),
        one('commands.sheet.task', screenKeys.task),
        one('commands.sheet.edit', recordKeys.edit),
        one('commands.sheet.gift', recordKeys.gift),
        one('commands.sheet.next', screenKeys.next),
        one('commands.sheet.previous', screenKeys.previous),
        { label: 'commands.sheet.move', keys: ['↑', '↓'], order: 'or', single: false },
        one('commands.sheet.open', 'Enter', false),
        one('commands.sheet.mark', 'Space', false),
      ],
    },
    { title: 'commands.groups.screens', lines: screens },
  ];
}
