import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A device whose colour scheme the test sets, and the root element that is painted. */
const device = { dark: false, changed: () => {} };
const stored = new Map<string, string>();
const root = new Map<string, unknown>();

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  device.dark = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return device.dark;
    },
    addEventListener: (_: string, listener: () => void) => {
      device.changed = listener;
    },
  }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('document', {
    documentElement: {
      classList: { toggle: (name: string, on: boolean) => root.set(name, on) },
      setAttribute: (name: string, value: string) => root.set(name, value),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('./theme-mode.ts');

describe('the toggle of the specification', () => {
  it.each([
    ['light', 'dark'],
    ['dark', 'light'],
    ['system', 'light'],
  ] as const)('goes from %s to %s', async (from, to) => {
    const { toggled } = await load();
    expect(toggled(from)).toBe(to);
  });
});

it('starts with what this device remembers, and with the device where it remembers nothing it knows', async () => {
  stored.set('theme', 'dark');
  expect((await load()).useTheme.getState()).toEqual({ theme: 'dark', shown: 'dark' });
  vi.resetModules();
  stored.set('theme', 'sepia');
  expect((await load()).useTheme.getState()).toEqual({ theme: 'system', shown: 'light' });
});

it('paints the root and remembers a choice', async () => {
  const { chooseTheme } = await load();
  chooseTheme('dark');
  expect(root.get('dark')).toBe(true);
  expect(root.get('data-mantine-color-scheme')).toBe('dark');
  expect(stored.get('theme')).toBe('dark');
});

it('follows the device live as long as the choice is the device', async () => {
  const { chooseTheme, useTheme } = await load();
  device.dark = true;
  device.changed();
  expect(useTheme.getState()).toEqual({ theme: 'system', shown: 'dark' });
  chooseTheme('light');
  device.changed();
  expect(useTheme.getState()).toEqual({ theme: 'light', shown: 'light' });
  expect(root.get('dark')).toBe(false);
});
