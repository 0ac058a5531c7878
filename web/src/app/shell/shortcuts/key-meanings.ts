/** Apple's keyboards have ⌘ where the others have Ctrl, which they use for moving in a text. */
export const isApple = /Mac|iP(hone|ad|od)/.test(globalThis.navigator?.platform ?? '');

/** Begins a sequence: the key after it says where to go. */
export const lead = 'g';
/** Milliseconds that a sequence waits for its second key. */
export const leadMs = 1_500;
export const sheetKey = '?';
export const paletteKey = 'k';

/** Where the second key leads. What a role may not enter is neither listed nor gone to. */
export const goKeys = {
  d: '/',
  p: '/profile',
  e: '/people',
  x: '/people/find',
  z: '/duplicates',
  h: '/waiting',
  b: '/tasks',
  q: '/announcements',
  f: '/fundraising',
  // All letters are taken; on this key there is a dollar.
  '4': '/fundraising/call-time',
  o: '/voters',
  v: '/volunteers',
  // A week has seven days, and no letter is left.
  '7': '/events',
  // Beside the calendar's.
  '8': '/schedule',
  w: '/field-ops',
  y: '/field-ops/mine',
  c: '/field-ops/calls',
  a: '/analytics',
  i: '/insights',
  l: '/leaderboards',
  r: '/strategy/policy',
  m: '/imports',
  u: '/admin/roles',
  s: '/account',
} as const;
const isGoKey = (key: string): key is keyof typeof goKeys => Object.hasOwn(goKeys, key);

export type Press = {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  repeat: boolean;
};
export type Around = {
  apple: boolean;
  /** Keys without a modifier are on. */
  singles: boolean;
  /** Somebody types, or a dialog is open. */
  taken: boolean;
  /** A dialog is open, and it is not the palette. */
  dialog: boolean;
  /** The key before this one began a sequence that still waits. */
  waiting: boolean;
};
export type Meaning = { is: 'palette' } | { is: 'sheet' } | { is: 'wait' } | { is: 'go'; to: string };

/** What a key means where it is pressed; null for one that is none of ours. */
export function meaningOf(press: Press, around: Around): Meaning | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = press;
  if (repeat || altKey) return null;
  if (ctrlKey || metaKey) {
    const command = around.apple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
    const palette = command && !shiftKey && key.toLowerCase() === paletteKey && !around.dialog;
    return palette ? { is: 'palette' } : null;
  }
  if (!around.singles || around.taken) return null;
  // It needs Shift on most keyboards.
  if (key === sheetKey) return { is: 'sheet' };
  if (shiftKey) return null;
  if (around.waiting && isGoKey(key)) return { is: 'go', to: goKeys[key] };
  return key === lead ? { is: 'wait' } : null;
}
