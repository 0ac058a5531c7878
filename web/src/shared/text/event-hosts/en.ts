import { registerTexts } from '../registry.ts';

export const eventHosts = {
  links: {
    title: 'Links for hosts without an account',
    hint: 'Each opens the roster of this event alone, to mark who confirmed and arrived. It works until a week after the event; phone numbers are shown until two days after it.',
    name: 'For whom',
    nameMissing: 'Enter a name.',
    add: 'Make link',
    added: 'Link made. Copy it and send it to them.',
    copy: 'Copy link for {{name}}',
    copyShort: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Couldn’t copy. Copy it manually:',
    end: 'End link for {{name}}',
    endShort: 'End link',
    ended: 'Link ended',
    isEnded: 'Ended',
    opened_one: 'Opened {{count, number}} time, last {{when}}',
    opened_other: 'Opened {{count, number}} times, last {{when}}',
    unopened: 'Not opened yet',
    changes_one: '{{count, number}} change',
    changes_other: '{{count, number}} changes',
  },
} as const;

/** Loaded with its screens. */
registerTexts({ eventHosts }, () => import('./es.ts'));
