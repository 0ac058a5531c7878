interface NodePackage {
  name: string;
  version: string;
  integrity: string;
}
interface FetchOptions {
  /** `null` stands for a platform of which npm has no package. */
  wanted?: NodePackage | null;
  folder?: string;
  install?: (cwd: string) => Promise<{ code: number; output: string }>;
}
export const packages: Record<string, NodePackage>;
export function fetchNode(options?: FetchOptions): Promise<string>;
