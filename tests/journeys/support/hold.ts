import type { Page, Route } from '@playwright/test';

/** Lets nothing through to Auth and the database; returns what lets it go. */
export async function hold(page: Page): Promise<() => Promise<void>> {
  const routes: Route[] = [];
  let holds = true;
  await page.route(/identitytoolkit|google\.firestore/, (route) => {
    if (holds) routes.push(route);
    else return route.continue();
  });
  return async () => {
    holds = false;
    await Promise.all(routes.map((route) => route.continue()));
  };
}
