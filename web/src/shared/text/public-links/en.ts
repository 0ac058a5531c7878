import { registerTexts } from '../registry.ts';

/** What stands beside the address of a public page. */
export const publicLinks = {
  copy: 'Copy link',
  copyCode: 'Copy code for your site',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy. Copy it manually:',
} as const;

/** Loaded with its screens. */
registerTexts({ publicLinks }, () => import('./es.ts'));
