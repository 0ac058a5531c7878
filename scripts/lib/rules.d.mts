import type { Definition } from './definitions.ts';

export type Access = {
  roles: readonly string[];
  capabilities: readonly string[];
  roleCapabilities: Readonly<Record<string, readonly string[]>>;
  grantable: readonly string[];
  feedCapabilities: readonly string[];
};
/** Texts by their names, without the suffix. */
export type Sources = Record<string, string>;

export function readSources(folder?: string): Sources;
export function assembleRules(sources: Sources, access: Access, definitions?: readonly Definition[]): string;
