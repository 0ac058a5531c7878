import { beforeEach, expect, it, vi } from 'vitest';
import { rememberedMapping, rememberMapping } from './remembered-columns.ts';

const values = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => values.set(key, value),
});
beforeEach(() => values.clear());

it('knows the columns again by their headers, however these are spelled', () => {
  rememberMapping('donors', ['Who', 'E-Mail'], ['name', null]);
  expect(rememberedMapping('donors', ['who', 'e_mail'])).toEqual(['name', null]);
});

it('keeps them apart by kind and by set of headers', () => {
  rememberMapping('donors', ['Who', 'E-Mail'], ['name', null]);
  expect(rememberedMapping('volunteers', ['Who', 'E-Mail'])).toBeNull();
  expect(rememberedMapping('donors', ['Who'])).toBeNull();
});

it('keeps the newest choice, and twenty of them', () => {
  for (let at = 0; at < 25; at++) rememberMapping('donors', ['Who', `Column ${at}`], ['name', null]);
  rememberMapping('donors', ['Who', 'Column 24'], ['name', 'email']);
  expect(rememberedMapping('donors', ['Who', 'Column 24'])).toEqual(['name', 'email']);
  expect(rememberedMapping('donors', ['Who', 'Column 5'])).toEqual(['name', null]);
  expect(rememberedMapping('donors', ['Who', 'Column 4'])).toBeNull();
});

it.each(['not json', '{}', '[{"set":"donors|who","mapping":["nonsense"]}]'])('forgets %s', (text) => {
  values.set('importColumns', text);
  expect(rememberedMapping('donors', ['Who'])).toBeNull();
});
