import { useEffect, useMemo, useState } from 'react';
import { base64Of } from '#shared/domain/base64.ts';
import { gzip } from '#shared/domain/voters/gzip.ts';
import type { Area } from '../../../shared/turfs/plans.ts';
import { useVoters } from '../../../shared/voters/use-voters.ts';
import { inTurfs } from './audience-question.ts';

/** Names a set of turfs in a few letters: one that comes or goes changes it. Source: FNV-1a. */
function nameOf(open: readonly Area[]): string {
  let sum = 0;
  for (const { id } of open) {
    let hash = 0x811c9dc5;
    for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
    sum = (sum + hash) | 0;
  }
  return `${open.length} ${sum}`;
}

/** Turfs whose people are gone through at a time, some 10,000: the page answers in between. */
const together = 100;

/** Everybody in some turfs, each once, as a frozen list keeps them; null where that is not wanted any more. */
async function peopleIn(open: readonly Area[], isCurrent: () => boolean) {
  const ids = new Set<string>();
  for (let from = 0; from < open.length; from += together) {
    if (from > 0) await new Promise((done) => setTimeout(done));
    if (!isCurrent()) return null;
    for (const { voters } of open.slice(from, from + together))
      for (const id of voters.split('\n')) ids.add(id);
  }
  const text = new TextEncoder().encode([...ids].join('\n'));
  return { people: ids.size, packed: base64Of(await gzip(text)) };
}

/**
 * Makes whoever is in an unfinished turf known to the engine, once all turfs are here (`whole`) and nobody is at work with
 * those that are known (`waits`). `key` names them; null until they are known.
 */
export function useTaken(
  found: readonly Area[],
  whole: boolean,
  waits: boolean,
): { key: string | null; people: number } {
  const { voterFile, engine } = useVoters();
  const file = voterFile.is === 'ready' ? voterFile.facts.fileId : null;
  const open = useMemo(() => found.filter(({ state }) => state !== 'completed'), [found]);
  const key = useMemo(() => nameOf(open), [open]);
  const [known, setKnown] = useState<{ key: string; people: number } | null>(null);
  const now = file && whole ? `${file} ${key}` : null;
  const later = waits && known !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the turfs, whose people never change.
  useEffect(() => {
    if (now === null || later) return;
    let current = true;
    const tell = async () => {
      const found = await peopleIn(open, () => current);
      if (!found) return;
      await engine.hold(inTurfs, found.packed);
      if (current) setKnown({ key: now, people: found.people });
    };
    tell().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [now, later, engine]);
  const isKnown = now !== null && known?.key === now;
  return { key: isKnown ? now : null, people: isKnown ? known.people : (known?.people ?? 0) };
}
