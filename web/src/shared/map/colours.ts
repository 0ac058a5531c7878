/** The palette of the theme that is shown, as a map takes it: written out. */
export type Colours = Readonly<
  Record<
    'ground' | 'sunk' | 'line' | 'lineStrong' | 'ink' | 'soft' | 'accent' | 'goal' | 'good' | 'bad',
    string
  >
>;

const names: Readonly<Record<keyof Colours, string>> = {
  ground: '--ground',
  sunk: '--ground-sunk',
  line: '--line',
  lineStrong: '--line-strong',
  ink: '--ink',
  soft: '--ink-soft',
  accent: '--accent-ink',
  goal: '--goal',
  good: '--good',
  bad: '--bad',
};

export function coloursNow(): Colours {
  const style = getComputedStyle(document.documentElement);
  const of = (name: keyof Colours) => style.getPropertyValue(names[name]).trim();
  return {
    ground: of('ground'),
    sunk: of('sunk'),
    line: of('line'),
    lineStrong: of('lineStrong'),
    ink: of('ink'),
    soft: of('soft'),
    accent: of('accent'),
    goal: of('goal'),
    good: of('good'),
    bad: of('bad'),
  };
}

/** Tells of another theme or accent; returns how to stop. */
export function onColours(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class', 'data-accent'] });
  return () => observer.disconnect();
}

/**
 * Of planned turfs, in turn: each at least 3:1 on the ground of either theme. A turf's number says the same for whoever
 * cannot tell them apart.
 */
export const turfColours = [
  '#2f7fc4',
  '#c2570c',
  '#2d8a57',
  '#a652a8',
  '#a87b00',
  '#cc4a6d',
  '#6a6ed8',
  '#6b8420',
] as const;
export const turfColour = (number: number): string =>
  turfColours[number % turfColours.length] ?? turfColours[0];
