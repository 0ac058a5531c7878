/** Above every text that begins with `prefix`. */
export const prefixEnd = (prefix: string): string => `${prefix}\u{10ffff}`;
