/** Local storage key: there while the journal on this device is not empty. */
export const waitsKey = 'journalWaits';
