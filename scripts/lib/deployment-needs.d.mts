export const sources: Record<string, [file: string, command: (id: string) => string]>;
