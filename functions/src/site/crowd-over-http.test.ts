import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite } from '../../../tests/functions/site-campaign.ts';
import { outcomeOf, signUpCrowd } from '../../../tests/functions/site-crowd.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

it('gives thirty places to eighty who press the button at once, lists the others in order, and loses nobody', async () => {
  const { slowestMs, ...outcome } = outcomeOf(await signUpCrowd(site, { count: 80, places: 30 }));
  expect(outcome).toEqual({
    ...{ answered: 80, stored: 80, through: 80, registered: 30, waiting: 50 },
    ...{ isInOrder: true, counted: [30, 50] },
  });
  expect(slowestMs).toBeGreaterThan(0);
  expect(new Set(site.mails.map(({ to }) => to)).size).toBe(80);
  expect(site.mails).toHaveLength(80);
});
