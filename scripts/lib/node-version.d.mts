export function isCurrentNode(version?: string): boolean;
export function checkNode(version?: string): void;
