import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';

const pages = [
  {
    path: '/',
    heading: 'Know where your campaign stands. Now.',
    text: 'A blank cell never overwrites what you know.',
  },
  { path: '/pricing', heading: 'Free, and yours to run', text: 'There is no paid plan' },
  { path: '/privacy', heading: 'Privacy Policy', text: 'Hustings does not sell your data' },
  { path: '/terms', heading: 'Terms of Service', text: 'You are responsible for following the laws' },
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the public pages say what they have to say, and lead to each other', async ({ page }) => {
    for (const { path, heading, text } of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(page.getByText('need JavaScript')).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`\\w${path}$`));
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.*card\.jpg$/);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await expect(page.getByRole('heading', { level: 1, name: pages[1].heading })).toBeVisible();
    await page.getByRole('link', { name: 'Hustings, home page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: pages[0].heading })).toBeVisible();
  });
});

/** Whether the app has come though nobody has turned to the page. */
const startedUnasked = () =>
  document.querySelector('script[type=module]') !== null && !Reflect.has(window, 'turnedTo');

test('the public pages open at their real addresses, stand still, and lead into the app', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    // A browser on a busy machine may tell of a pointer that nobody moved.
    for (const act of ['pointermove', 'scroll', 'focusin'])
      addEventListener(act, () => Reflect.set(window, 'turnedTo', act), { once: true, capture: true });
    let moved = 0;
    Reflect.set(window, 'moved', moved);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += Number(Reflect.get(entry, 'value'));
      Reflect.set(window, 'moved', moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const { path, heading } of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // Who only reads needs no app: it starts when somebody turns to the page, and from then on the pointer is on it.
    if (path === '/') expect(await page.evaluate(startedUnasked)).toBe(false);
    await page.mouse.move(20, 20);
    await expect(page).toHaveURL(path === '/' ? '/' : `/#${path}`);
    await expect(page.getByRole('button', { name: 'Switch between light and dark' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
    const moved: unknown = await page.evaluate(() => Reflect.get(window, 'moved'));
    expect(moved, `layout shift of ${path}`).toBeLessThan(0.01);
    const map = await (await request.get('/sitemap.xml')).text();
    expect(map).toContain(`${path}</loc>`);
  }
  await page.goto('/privacy');
  await page.getByRole('link', { name: 'Your rights' }).click();
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeFocused();
  await page.goto('/pricing');
  await expect(page.getByRole('link', { name: 'Try the demo' })).toHaveAttribute('href', '/#/demo');
  // Pressed before the app is there, and done when it is.
  const toggle = page.getByRole('button', { name: 'Switch between light and dark' });
  await toggle.dispatchEvent('click');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).not.toBeNull();
  // Held for longer than the app takes to come: the link under it stays.
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Create Free Account' }).hover();
  await page.mouse.down();
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'Create your organization account' })).toBeVisible();
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Create Free Account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your organization account' })).toBeVisible();
});

test('a page is there before the app, but not for whom another screen comes', async ({ page }) => {
  // The app never arrives.
  await page.route('**/assets/*.js', () => undefined);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(heading).toBeVisible();
  await page.goto('/?again#/volunteers', { waitUntil: 'commit' });
  await expect(page.locator('html[data-starting] h1')).toBeHidden();
  await page.evaluate(() => localStorage.setItem('signedInBefore', 'somebody'));
  await page.goto('/?member', { waitUntil: 'commit' });
  await expect(page.locator('html[data-starting] h1')).toBeHidden();
});
