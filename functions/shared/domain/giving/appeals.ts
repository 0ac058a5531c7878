/** A code of an appeal, as far as sums and places ask. */
export type AppealCode = { code: string; name: string; quantity: number; cost: number };
export type AppealPackage = { id: string; name: string; codes: readonly AppealCode[] };
export type Appeal = {
  id: string;
  name: string;
  cost: number;
  packages: readonly AppealPackage[];
};
/** A member of the finance committee, whose code is one of the campaign’s, too. */
export type CodeOwner = {
  id: string;
  name: string;
  code: string | null;
  /** Whoever was merged has the codes of their former memberships, too. */
  others?: readonly CodeOwner[];
};

/** Pledges of call time, and links of its follow-ups, have this code. */
export const callTimeCode = 'CALL-TIME';

/** Codes that differ in case alone are one: people type them from paper. */
export const codeKey = (code: string): string => code.toUpperCase();

/** Whose a code is. */
export type CodePlace =
  | { is: 'appeal'; appeal: string; appealId: string; package: string; code: string; name: string }
  | { is: 'member'; memberId: string; member: string; code: string }
  | { is: 'callTime'; code: string };
/** Places by `codeKey`. */
export type CodeBook = ReadonlyMap<string, CodePlace>;

/** Every code that the campaign knows. An appeal that has the one of call time goes before. */
export function codeBook(appeals: readonly Appeal[], members: readonly CodeOwner[]): CodeBook {
  const book = new Map<string, CodePlace>([[codeKey(callTimeCode), { is: 'callTime', code: callTimeCode }]]);
  for (const { id, name, code } of members.flatMap((one) => [one, ...(one.others ?? [])]))
    if (code !== null) book.set(codeKey(code), { is: 'member', memberId: id, member: name, code });
  for (const appeal of appeals)
    for (const one of appeal.packages)
      for (const { code, name } of one.codes)
        book.set(codeKey(code), {
          ...{ is: 'appeal', appeal: appeal.name, appealId: appeal.id, package: one.name, code, name },
        });
  return book;
}

/** The first code that is there twice, or is another's; null where all are free. */
export function takenCode(
  appeal: Pick<Appeal, 'packages'>,
  others: CodeBook,
): { code: string; by: string | null } | null {
  const own = new Set<string>();
  for (const { codes } of appeal.packages)
    for (const { code } of codes) {
      const key = codeKey(code);
      const other = others.get(key);
      if (own.has(key)) return { code, by: null };
      if (other?.is === 'appeal') return { code, by: other.appeal };
      if (other?.is === 'member') return { code, by: other.member };
      own.add(key);
    }
  return null;
}

/** What an appeal is on a day: it follows from its days. */
export type AppealState = 'planned' | 'running' | 'over';
export function appealState(
  { starts_on, ends_on }: { starts_on: string | null; ends_on: string | null },
  today: string,
): AppealState {
  if (starts_on !== null && starts_on > today) return 'planned';
  return ends_on !== null && ends_on < today ? 'over' : 'running';
}
