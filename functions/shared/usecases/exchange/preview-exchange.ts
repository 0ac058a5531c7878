import { type ExchangeFound, exchangePreviewCall, foundMax } from '../../api/exchange-api.ts';
import { type ContactItem, itemsIn, leftReasons, skipReasons } from '../../domain/exchange/left-out.ts';
import { codeOf, isInWords } from '../../domain/exchange/upload-lines.ts';
import { useCase } from '../use-case.ts';
import { exchangeContacts } from './exchange-contacts.ts';

/** Counts what a file would have, what is left out of it, and why. Reads as much as the file itself; writes nothing. */
export const previewExchange = useCase(exchangePreviewCall, async (period, context) => {
  const { mapping, seen, placed } = await exchangeContacts(context, period);
  const [skipped, left] = [countsOf(skipReasons), countsOf(leftReasons)];
  const found = foundIn((item) => codeOf(mapping, item) !== null);
  let [rows, sent] = [0, 0];
  for await (const one of placed()) {
    const items = itemsIn(one.contact);
    for (const item of items) found.add(item);
    rows += one.lines.length;
    sent += items.length - one.left.length;
    for (const { reason } of one.left) left.add(reason);
    if (one.skipped) skipped.add(one.skipped);
  }
  const named = found.list();
  return {
    ...{ seen, rows, sent, skipped: skipped.list(), left: left.list() },
    found: named.slice(0, foundMax),
    more: Math.max(0, named.length - foundMax),
  };
});

function countsOf<R extends string>(reasons: readonly R[]) {
  const counts = new Map<R, number>();
  return {
    add: (reason: R): void => void counts.set(reason, (counts.get(reason) ?? 0) + 1),
    list: () =>
      reasons.flatMap((reason) => {
        const count = counts.get(reason) ?? 0;
        return count > 0 ? [{ reason, count }] : [];
      }),
  };
}

/** Counts each result, answer and tag. What somebody said in their own words is not named: no code stands for it. */
function foundIn(isCoded: (item: ContactItem) => boolean) {
  const counts = new Map<string, ExchangeFound>();
  return {
    add(item: ContactItem): void {
      const coded = isCoded(item);
      if (item.kind === 'answers' && !coded && isInWords(item)) return;
      const key = JSON.stringify([item.kind, item.question, item.name]);
      const known = counts.get(key) ?? { ...item, count: 0, isCoded: coded };
      counts.set(key, { ...known, count: known.count + 1 });
    },
    list: (): ExchangeFound[] =>
      [...counts.values()].sort(
        (one, other) => Number(one.isCoded) - Number(other.isCoded) || other.count - one.count,
      ),
  };
}
