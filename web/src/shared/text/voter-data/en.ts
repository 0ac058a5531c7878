import { registerTexts } from '../registry.ts';

/** What is said of the voters that a device holds. */
export const voterData = {
  unreached: 'The voter file could not be fetched. Check the connection and try again.',
  refused: 'You may not read the voter file any more. Ask an administrator of your campaign.',
  newer: 'The voter file was imported with a newer version of Hustings. Reload this page to get it.',
  noRace:
    'This search asks for race or ethnicity, which are turned off for this campaign or missing from its voter file. Only an admin can turn them on, under Voter file, with a reason. To search now, remove those conditions.',
  learned: 'What the campaign learned about its voters could not be fetched. Try again.',
  damaged:
    'Part {{part}} of the voter file did not arrive as it was imported. Try again; if it fails again, undo the import and import the file once more.',
  unexpected: 'Part {{part}} of the voter file could not be opened. Try again.',
  behind: 'The latest contacts could not all be fetched. Results and suppressions may be out of date.',
  notStored: 'This device has no room to keep the voter file, so it is fetched anew each time.',
} as const;

/** Loaded with the screens of voters. */
registerTexts({ voterData }, () => import('./es.ts'));
