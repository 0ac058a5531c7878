import { admin, colleague } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, test } from './support/journey.ts';
import { building, cutTurf, door, person } from './support/journey-turf.ts';

test('a building is walked by one key, and the focus is never lost', async ({ page }) => {
  const { organization, uid } = await admin('keys');
  const walker = await colleague(organization, 'canvasser', 'Cam Walker');
  const homes = [1, 2, 3].map((at) => door(`Apt ${at}`, person(`K${at}`, `Kay Tenant${at}`)));
  await cutTurf({
    ...{ organization, by: uid, id: 'keys', name: 'Tower', to: walker },
    buildings: [building('120', 'Main St', ...homes)],
  });
  await enter(page, walker, '/#/field-ops/mine');
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  const notHome = (home: string) => page.getByRole('button', { name: `Not home: ${home}`, exact: true });

  await page.getByRole('button', { name: 'Get it on this device' }).press('Enter');
  await expect(title('Tower')).toBeFocused();
  await page.getByRole('link', { name: '3 of 3 homes left' }).press('Enter');
  await expect(title('120 Main St')).toBeFocused();

  await notHome('Apt 1').press('Enter');
  await expect(notHome('Apt 2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notHome('Apt 3')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(title('120 Main St')).toBeFocused();
});
