import type { Page } from '@playwright/test';
import { touchTarget } from '#shared/constants.ts';
import { settled, still } from './accessible.ts';
import { expect } from './journey.ts';

/**
 * Runs in the page: what can be tapped and has less than `least` pixels for the finger, in either direction, with
 * padding, pseudo-elements and labels counted in, for what counts is what answers a tap. A link in the middle of a
 * text is as high as its line.
 */
function tooSmall(least: number): string[] {
  const interactive =
    'a[href], button, input, select, textarea, summary, label, [role="button"], [role="link"], [role="tab"], ' +
    '[role="checkbox"], [role="radio"], [role="switch"], [role="option"], [role="menuitem"], [role="combobox"], [data-row]';
  // Whatever lies below an open dialog is out of reach.
  const dialog = document.querySelector('dialog[open], [aria-modal="true"]');
  const isDrawn = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const chooses = (element: Element | null): boolean =>
    element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio');
  const isTarget = (element: Element): boolean => {
    if (element.matches(':disabled, [aria-disabled="true"], [type="hidden"]')) return false;
    if (!isDrawn(element) || element.closest('[aria-hidden="true"], [inert]')) return false;
    if (dialog && !dialog.contains(element)) return false;
    // A row opens wherever it is tapped: its name is no smaller target than the row.
    if (element.matches('[data-row] a[tabindex="-1"]')) return false;
    // A label is a target of its own where nobody sees the box that it ticks.
    if (element instanceof HTMLLabelElement)
      return chooses(element.control) && !isDrawn(element.control ?? element);
    return true;
  };
  const isInText = (element: Element): boolean =>
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
  const answers = (element: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    const label = hit.closest('label');
    // What holds a field hands the tap on to it, as its pointer says.
    const handsOn = hit.contains(element) && getComputedStyle(hit).cursor === 'text';
    return (
      element.contains(hit) || handsOn || (label !== null && (label === element || label.control === element))
    );
  };
  /** Pixels around the middle that answer, up to what is asked for. */
  const extent = (element: Element, across: boolean): number => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const [cx, cy] = [x + width / 2, y + height / 2];
    const reach = (sign: number) => {
      let at = 0;
      while (
        at < least &&
        answers(element, across ? cx + sign * (at + 1) : cx, across ? cy : cy + sign * (at + 1))
      )
        at += 1;
      return at;
    };
    return reach(1) + reach(-1);
  };
  const small: string[] = [];
  for (const element of document.querySelectorAll(interactive)) {
    const box = element.getBoundingClientRect();
    if ((box.width >= least && box.height >= least) || !isTarget(element) || isInText(element)) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const [width, height] = [box.width >= least, box.height >= least].map((enough, at) =>
      enough ? least : extent(element, at === 0),
    );
    // Half a pixel either side is the browser's to round.
    if (Math.min(width ?? 0, height ?? 0) >= least - 1) continue;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    small.push(
      `${element.tagName.toLowerCase()}.${element.className} "${name.slice(0, 30)}" ${width}×${height}`,
    );
  }
  return small;
}

async function smallIn(page: Page): Promise<string[]> {
  await still(page);
  return page.evaluate(tooSmall, touchTarget);
}

/** Fails where a finger would have too little to hit on the screen. */
export const expectTouchable = (page: Page): Promise<void> =>
  expect.poll(() => smallIn(page), { message: `targets of ${page.url()}`, ...settled }).toEqual([]);
