import { describe, expect, it, test } from 'vitest';
import { type Role, roles } from '#shared/access.ts';
import { screenKeys } from '../../../shared/ui/list/shortcuts.ts';
import { featureAt, features, mayEnter } from '../../features.ts';
import { type Around, goKeys, lead, type Meaning, meaningOf, type Press, sheetKey } from './key-meanings.ts';
import { sheetFor } from './sheet-lines.ts';

const free: Around = { apple: false, singles: true, taken: false, dialog: false, waiting: false };
const press = (key: string, modifiers: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  ...modifiers,
});
const ctrl = { ctrlKey: true };
const meta = { metaKey: true };
const palette = { is: 'palette' } as const;

describe('a key means', () => {
  test.each<[string, Press, Partial<Around>, Meaning | null]>([
    ['Ctrl K the palette', press('k', ctrl), {}, palette],
    ['with Caps Lock too', press('K', ctrl), {}, palette],
    ['while somebody types', press('k', ctrl), { taken: true }, palette],
    ['with single keys off', press('k', ctrl), { singles: false }, palette],
    ['nothing under another dialog', press('k', ctrl), { dialog: true }, null],
    ['⌘ K on Apple', press('k', meta), { apple: true }, palette],
    ['nothing with ⌘ elsewhere', press('k', meta), {}, null],
    ['Ctrl K on Apple deletes to the end of the line', press('k', ctrl), { apple: true }, null],
    ['Ctrl Shift K is the browser’s', press('K', { ...ctrl, shiftKey: true }), {}, null],
    ['? the sheet', press('?', { shiftKey: true }), {}, { is: 'sheet' }],
    ['? a letter in a field', press('?', { shiftKey: true }), { taken: true }, null],
    ['? nothing when turned off', press('?'), { singles: false }, null],
    ['g waits for another', press('g'), {}, { is: 'wait' }],
    ['g d the dashboard', press('d'), { waiting: true }, { is: 'go', to: '/' }],
    ['g f fundraising', press('f'), { waiting: true }, { is: 'go', to: '/fundraising' }],
    ['g v volunteers', press('v'), { waiting: true }, { is: 'go', to: '/volunteers' }],
    ['d alone nothing', press('d'), {}, null],
    ['g 1 nothing', press('1'), { waiting: true }, null],
    ['g g begins anew', press('g'), { waiting: true }, { is: 'wait' }],
    ['no property of the language', press('constructor'), { waiting: true }, null],
    ['Ctrl D the browser’s, even after g', press('d', ctrl), { waiting: true }, null],
    ['Alt G nothing', press('g', { altKey: true }), {}, null],
    ['a key that is held down nothing', press('k', { ...ctrl, repeat: true }), {}, null],
  ])('%s', (_, key, around, meaning) => expect(meaningOf(key, { ...free, ...around })).toEqual(meaning));
});

describe('the sheet', () => {
  const linesOf = (role: Role) =>
    sheetFor({ role, grants: [] }, features, false).flatMap(({ lines }) => lines);

  test.each(roles)('says to %s each key that does something, and no other', (role) => {
    const lines = linesOf(role);
    const sequences = lines.filter(({ order }) => order === 'after').map(({ keys }) => keys[1]);
    const open = Object.entries(goKeys).filter(([, path]) => {
      const feature = featureAt(path);
      return feature && mayEnter(feature, { role, grants: [] });
    });
    expect(sequences).toEqual(open.map(([key]) => key));
    const singles = lines.filter(({ single, order }) => single && order === 'or').map(({ keys }) => keys[0]);
    expect(singles).toEqual(expect.arrayContaining([sheetKey, ...Object.values(screenKeys)]));
  });

  it('has a key for every area of the menu, and no key twice', () => {
    const paths: string[] = Object.values(goKeys);
    const inMenu = features.filter(({ menu }) => menu !== undefined);
    expect(inMenu.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([]);
    const alone: string[] = [lead, sheetKey, ...Object.values(screenKeys)];
    expect(alone.filter((key) => Object.hasOwn(goKeys, key))).toEqual([]);
  });
});
