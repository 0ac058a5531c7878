type Due = { organization: string };

/**
 * What is due in the order in which it is done: one of each organization in turn, of each its earliest first, and of none
 * more than `quota`. So a thousand documents of one organization hold up another's single one by a moment.
 */
export function fairOrder<D extends Due>(found: readonly D[], quota: number): D[] {
  const byOrganization = new Map<string, D[]>();
  for (const one of found) {
    const own = byOrganization.get(one.organization) ?? [];
    own.push(one);
    byOrganization.set(one.organization, own);
  }
  const ordered: D[] = [];
  for (let turn = 0; turn < quota; turn += 1) {
    const before = ordered.length;
    for (const own of byOrganization.values()) {
      const next = own[turn];
      if (next) ordered.push(next);
    }
    if (ordered.length === before) break;
  }
  return ordered;
}
