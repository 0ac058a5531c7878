import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

// The same axe-core that @axe-core/playwright carries, which would send its half megabyte into the page for each look.
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs in the page: waits until what was asked of it is drawn, and nothing is on its way to where it stays. What turns
 * for as long as it waits never is.
 */
async function comeToRest(): Promise<void> {
  const drawn = () => new Promise((done) => requestAnimationFrame(done));
  const moves = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  do {
    await drawn();
    await drawn();
  } while (document.getAnimations().some(moves));
}

/** When nothing fades or slides any more. */
export const still = (page: Page): Promise<void> => page.evaluate(comeToRest);

/** Milliseconds in which what came late to a screen, or was about to leave it, has done so. */
export const settled = { timeout: 120_000 };

type Axe = {
  run: (
    on: Document,
    how: { resultTypes: string[] },
  ) => Promise<{ violations: { id: string; impact: string; nodes: { target: unknown[] }[] }[] }>;
};

/** Runs in the page: every rule, for axe names what it found wrong and not each element that is right. Null without axe. */
async function seriousIssues(): Promise<string[] | null> {
  const axe: Axe | undefined = Reflect.get(globalThis, 'axe');
  if (!axe) return null;
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

async function graveIn(page: Page): Promise<string[] | null> {
  await still(page);
  const found = await page.evaluate(seriousIssues);
  if (found) return found;
  await page.evaluate(source);
  return page.evaluate(seriousIssues);
}

/** A page that starts anew meanwhile, as for another language, is looked at once it is there. */
const onError = (error: unknown): string[] => {
  if (String(error).includes('context was destroyed')) return ['the page was left'];
  throw error;
};

/** Fails on any serious or critical accessibility violation that stays on the screen. */
export const expectAccessible = (page: Page): Promise<void> =>
  expect
    .poll(() => graveIn(page).catch(onError), { message: `accessibility of ${page.url()}`, ...settled })
    .toEqual([]);
