export function install(): Promise<void>;
export function missingPackages(root?: string): string[];
