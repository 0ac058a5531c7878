import { nationBuilderPeople } from '../imports/vendor-exports.ts';
import { expectAccessible } from './support/accessible.ts';
import { admin } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, test } from './support/journey.ts';

test('a NationBuilder export is recognized, imported as people, and its opt-outs close their channels', async ({
  page,
}) => {
  await enter(page, await admin('nationbuilder'), '/#/imports');
  const choose = (name: string, content: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await choose('list.csv', 'Name,Shoe size\nAna,38\n');
  await expect(page.getByText('We couldn’t tell what list.csv contains.')).toBeVisible();
  await expectAccessible(page);
  await choose('nationbuilder-people-export.csv', nationBuilderPeople.trim());
  await expect(page.getByText('NationBuilder export: people')).toBeVisible();
  await expectAccessible(page);

  // As donors it is offered as people, and the file comes along.
  await page.goto('/#/imports/donors');
  await choose('nationbuilder-people-export.csv', nationBuilderPeople.trim());
  await page.getByRole('button', { name: 'Import it as people' }).click();
  await expect(page.getByRole('heading', { name: 'Import people' })).toBeVisible();
  await expect(page.getByText('NationBuilder export: people')).toBeVisible();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: 'Import 5 rows' }).click();
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
  await page.getByRole('link', { name: 'Open people' }).click();
  await page.getByRole('link', { name: 'Cy Doe' }).click();
  await expect(page.getByRole('heading', { name: 'Cy Doe' })).toBeVisible();
});
