import { randomBytes } from 'node:crypto';
import { ownMachine, visitorNetwork } from '../../functions/src/http/visitor-network.ts';

/** Believes what a test names as the visitor's address, as behind Hosting. */
export const networkOf = visitorNetwork({ proxies: () => ownMachine, warn: () => undefined });

/** An address of a network that no other test has: attempts count by network. */
export function anyAddress(): string {
  const groups = randomBytes(4).toString('hex').match(/.{4}/g) ?? [];
  return `2001:db8:${groups.join(':')}::1`;
}
