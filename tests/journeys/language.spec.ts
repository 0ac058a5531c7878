import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { admin, password, stored } from './support/emulators.ts';
import { expect, test } from './support/journey.ts';

test.use({ locale: 'es-US' });

/** English that is on the page at any moment, however short; the name of the other language is meant to be there. */
async function watchForEnglish(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const english = /\b(the|your|sign in|dashboard|loading|and|email|password)\b/i;
    const seen: string[] = [];
    Reflect.set(globalThis, 'englishSeen', seen);
    new MutationObserver(() => {
      const root = document.getElementById('root');
      // What is not drawn has an `innerText` all the same.
      const text = root?.checkVisibility({ visibilityProperty: true }) ? root.innerText : '';
      const found = text.split('\n').filter((line) => english.test(line));
      seen.push(...found);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'englishSeen'));
}

/** Opens the list again where the page, still loading, has drawn itself anew and closed it. */
const choose = (page: Page, list: string, option: string): Promise<void> =>
  expect(async () => {
    await page.getByRole('combobox', { name: list }).click();
    await page.getByRole('option', { name: option }).click({ timeout: 5_000 });
  }).toPass();

test('who reads Spanish is spoken to in Spanish, from the first page to an error, and chooses otherwise', async ({
  page,
  expected,
}) => {
  expected.lines.push(/status of 400/);
  const ann = await admin();
  const english = await watchForEnglish(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await english()).toEqual([]);

  await page.goto('/#/auth');
  await page.getByRole('textbox', { name: 'Correo' }).fill(ann.email);
  await page.getByLabel('Contraseña', { exact: true }).fill('not it at all');
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page.getByText('El correo o la contraseña no son correctos.')).toBeVisible();
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  // In which language Firebase would write to them.
  const awaited = page.waitForRequest(
    (request) => request.headers()['x-firebase-locale'] === 'es' && request.method() === 'POST',
  );
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await awaited;

  // Preferences that nobody has touched take the language along.
  await expect(page.getByRole('heading', { name: 'Panel', level: 1 })).toBeVisible();
  await expect(page.getByText('Total recaudado').first()).toBeVisible();
  await page.getByRole('link', { name: 'Recaudación y finanzas' }).click();
  await expect(page.getByRole('heading', { name: 'Aquí estarán sus donantes' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Aquí estarán sus donantes' })).toBeVisible();
  expect(await english()).toEqual([]);

  await page.goto('/#/account');
  await choose(page, 'Idioma', 'English');
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => stored(`user_preferences/${ann.uid}`, 'language')).toBe('en');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  await choose(page, 'Language', 'Español');
  await expect(page.getByRole('heading', { name: 'Cuenta', level: 1 })).toBeVisible();
});
