/** Finds card numbers in what somebody typed: they are never kept. */

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [at, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Between two groups of one number: spaces, dashes, dots. */
const between = /^[\s.\-_/·–—]{1,3}$/;

/** As cards are printed or dictated: in one, in groups of one size with a shorter last one, or 4-6-5 and 4-6-4. */
function isGrouped(sizes: readonly number[]): boolean {
  if (sizes.length === 1) return true;
  if (/^4,6,[45]$/.test(sizes.join())) return true;
  const [size = 0, last = 0] = [sizes[0], sizes.at(-1)];
  return [1, 2, 4].includes(size) && last <= size && sizes.slice(0, -1).every((one) => one === size);
}

/** Digits of issued cards: 13 to 19, and the first says whose they are. */
const isCard = (digits: string): boolean => /^[2-6]\d{12,18}$/.test(digits) && passesLuhn(digits);

/** Runs of groups of digits with nothing but separators between them. */
function runsIn(text: string): string[][] {
  const runs: string[][] = [];
  let end = -1;
  for (const found of text.matchAll(/\d+/g)) {
    const run = runs.at(-1);
    if (run && end >= 0 && between.test(text.slice(end, found.index))) run.push(found[0]);
    else runs.push([found[0]]);
    end = found.index + found[0].length;
  }
  return runs;
}

/** Whether a text holds what looks like a card number. */
export function hasCardNumber(text: string): boolean {
  for (const run of runsIn(text.normalize('NFKC')))
    for (let from = 0; from < run.length; from += 1)
      for (let to = from + 1; to <= Math.min(run.length, from + 19); to += 1) {
        const groups = run.slice(from, to);
        if (isGrouped(groups.map(({ length }) => length)) && isCard(groups.join(''))) return true;
      }
  return false;
}
