import type { CallSheet } from '#shared/domain/call-time/sheet.ts';

/** A sheet of call time of one donor. */
export const callSheetRecord = (id: string, fields: Partial<CallSheet> = {}): CallSheet => ({
  ...{ id, person: id, name: `Donor ${id}`, given: null, city: 'Port Amsel', language: null },
  ...{ phones: ['+15035551000'], why: 'ask' },
  ask: { cents: 25_000, fallback: null, basis: 'first', isLimited: false },
  ...{ left: null, election: null, largest: 0, gifts: [], pledge: null, calls: [], facts: null },
  ...fields,
});
