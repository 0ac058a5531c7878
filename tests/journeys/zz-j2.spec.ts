import { admin } from './support/emulators.ts';
import { expect, signIn, test } from './support/journey.ts';
test.use({ expected: { lines: [/./] } });
for (const round of [1,2,3,4,5,6,7,8])
  test(`again ${round}`, async ({ page, context }) => {
    context.on('response', async (r) => { if (r.status() >= 400) console.log(r.status(), r.url().slice(0, 150), (r.request().postData() ?? '').slice(0, 400), (await r.text().catch(() => '')).slice(0, 600)); });
    const { email } = await admin('offline');
    await signIn(page, email);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.goto('/#/fundraising');
    await expect(page.getByRole('heading', { level: 2, name: 'Your donors will be here' })).toBeVisible();
    await page.goto('/#/fundraising/donors/new');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kept Offline');
    await context.route(/127\.0\.0\.1:\d+\/(google\.firestore|v1\/)/, (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kept Offline' })).toBeVisible();
    await page.goto('/#/fundraising');
    await expect(page.getByText('Kept Offline')).toBeVisible();
    await expect(page.getByText(/^Shown from this device, as of /)).toBeVisible();
    await page.goto('/#/volunteers');
    await expect(page.getByRole('heading', { level: 2, name: 'Not on this device yet' })).toBeVisible();
    await page.close();
    await context.unroute(/127\.0\.0\.1:\d+\/(google\.firestore|v1\/)/);
    const again = await context.newPage();
    await again.goto('/#/fundraising');
    await expect(again.getByText('Kept Offline')).toBeVisible();
    await again.waitForTimeout(300);
  });
