import { createHash } from 'node:crypto';
import siteScript from './browser.js?raw';

/** The only script of public pages: what it does, the server asks for, and a page without it works. */
export { siteScript };
export const siteScriptPath = `/site-${createHash('sha256').update(siteScript).digest('hex').slice(0, 16)}.js`;
