/** The template of a donor: in their language where there is one, else in English. */
export const templateFor = <T extends { language: string }>(
  chosen: readonly T[],
  { language }: { language: string | null },
): T | undefined =>
  chosen.find((one) => one.language === language) ?? chosen.find((one) => one.language === 'en') ?? chosen[0];
