import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { members } from './en/members.ts';
import { visitors } from './en/visitors.ts';
import { t } from './index.ts';

const lists = ['index.ts', 'members.ts', 'visitors.ts'];
const files = readdirSync(fileURLToPath(new URL('./en', import.meta.url)));
const areas = files.filter((file) => !lists.includes(file)).map((file) => file.replace('.ts', ''));

it('has every area in one of the two catalogues', () =>
  expect([...Object.keys(members), ...Object.keys(visitors)].sort()).toEqual(areas.sort()));

it("says visitors' texts at once, and members' when their screens are there", async () => {
  expect(t('nav.dashboard')).toBe('Dashboard');
  await import('./members.ts');
  expect(t('account.roles.user')).toBe('Member');
});
