export type StampedFile = { path: string; text: string };
export function stampedFiles(): StampedFile[];
export function hashOf(files: readonly StampedFile[]): string;
export function writeStamp(figures: Readonly<Record<string, number>>): void;
export function staleLine(): string | undefined;
