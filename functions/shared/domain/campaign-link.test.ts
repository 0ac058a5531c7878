import { expect, it } from 'vitest';
import { campaignPath, linkedPage } from './campaign-link.ts';

it.each(['/tasks', '/announcements/news', '/'])('leads to %s of its campaign', (page) => {
  expect(linkedPage(campaignPath('rivera', page))).toEqual({ organization: 'rivera', page });
});

it.each(['/', '/tasks', '/in', '/in/', '/in//tasks', '/in/../tasks', '/in/a b/tasks', '/inside/a'])(
  'takes %s for no link into a campaign',
  (pathname) => expect(linkedPage(pathname)).toBeNull(),
);

it('never leads to another site', () => {
  expect(linkedPage('/in/rivera//evil.example/x')?.page).toBe('/evil.example/x');
  expect(linkedPage('/in/rivera/\\evil.example/x')?.page).toBe('/evil.example/x');
  expect(linkedPage('/in/rivera')?.page).toBe('/');
});
