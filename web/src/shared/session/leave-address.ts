import { linkedPage } from '#shared/domain/campaign-link.ts';
import { demoBase, isDemo } from '../demo/mode.ts';

/**
 * What is open is a record of the campaign that is left: no address of the one that is active now. A mail's link says which
 * campaign it means, so it stays.
 */
export function leaveAddress(): void {
  const [pathname = ''] = location.hash.slice(1).split('?');
  if (!linkedPage(pathname)) location.replace(isDemo ? `#${demoBase}` : '#/');
}
