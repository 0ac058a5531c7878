/** What an import can bring, and the header names under which other tools bring it. */

export const importKinds = ['donors', 'donations', 'volunteers'] as const;
export type ImportKind = (typeof importKinds)[number];

export type ImportField = {
  key: string;
  /** Other names of the column, folded: `first name` matches `First_Name`. */
  aliases: readonly string[];
};
