import '../voter-columns/en.ts';
import { registerTexts } from '../registry.ts';

/** The import of a voter file, step by step. */
export const voterImport = {
  steps: { file: 'File', source: 'Source', columns: 'Columns', preview: 'Preview', import: 'Import' },
  file: {
    title: 'Choose a voter file',
    knows:
      'Files of L2, VAN, state election offices and OpenElections are recognized. Every other file works too: you match its columns later.',
    limits: 'CSV, TSV or TXT with a header row, up to {{rows}} voters.',
    safe: 'Nothing is saved until you have seen the preview. A newer file updates voters by their number; whatever the campaign learned of them stays.',
  },
  refused: {
    zip: {
      title: 'This is a compressed file',
      hint: 'Open the ZIP file first, then choose the CSV or text file that is in it.',
    },
    no_header: {
      title: 'This file has no header row',
      hint: 'Its first row already holds a voter. Add a first row that names the columns, such as Voter ID, First Name, Last Name.',
    },
    no_ids: {
      title: 'No column holds the voters’ numbers',
      hint: 'Every voter needs a number of their own, such as the state’s voter ID. Without it a newer file could not tell who is who. Ask your source for a file with voter IDs.',
    },
    too_many_rows: {
      title: 'This file has too many voters',
      hint: 'One campaign’s file holds at most {{rows}} voters. Ask your source for your district alone, or leave other counties out.',
    },
    quote_open: {
      title: 'A quotation mark in row {{row}} is never closed',
      hint: 'Everything after it would be read as one cell. Mend that row and choose the file again, or export it anew.',
    },
  },
  source: {
    title: 'Where is this file from?',
    hint: 'This is kept with the file, so that everybody on the campaign knows what they work with.',
    from: 'Source',
    fromHint: 'Such as “Nevada Secretary of State, statewide list” or “State party, VAN export”.',
    dated: 'Day the file was made',
    datedHint: 'Left empty where you do not know.',
    state: 'State of the voters',
    stateHint: 'Voters of another state are pointed out.',
    anyState: 'Several states, or not sure',
    expires: 'May be used until',
    expiresHint: 'The last day that your source permits.',
    use: 'Permitted use',
    political:
      'Voter files are for elections and politics, and for scholarly, journalistic or government work. California, for one, says so in 2 CCR 19003; the rules of your state bind you.',
    commercial: 'No commercial use: they are not sold, rented or used to advertise.',
    sharing: 'Not shared outside the campaign, and not used to train AI models.',
    agree: 'I have read this, and will see that the campaign keeps to it.',
    go: 'Continue',
    missing: {
      source: 'Say where the file is from.',
      dated: 'The file cannot have been made after today.',
      expires: 'This day is over: the file may not be used any more.',
      agreed: 'Without this the file cannot be imported.',
    },
  },
  refusal: {
    id_missing: 'The voter ID is missing.',
    id_long: 'The voter ID is too long.',
    id_met:
      'The voter ID begins with “met-”, as those of people met at doors do. Such rows are not from a voter file.',
    id_repeated: 'An earlier row has the same voter ID.',
    name_missing: 'The name is missing.',
    cells_few: 'The row has fewer cells than the header.',
    cells_many: 'The row has more cells than the header. A comma in a text may lack its quotation marks.',
  },
  note: {
    too_long: 'A text was cut, because it is too long.',
    birth_bad: 'The birth date or age is not one, and was left empty.',
    registered_bad: 'The registration date is not one, and was left empty.',
    phone_bad: 'The phone number cannot be dialed, and was left empty.',
    email_bad: 'The email address is not one, and was left empty.',
    place_bad: 'Latitude and longitude are no place on earth, and were left empty.',
    place_swapped: 'Latitude and longitude were the wrong way round, and were swapped.',
    place_elsewhere: 'Latitude and longitude lie outside the voter’s state, and were left empty.',
  },
  preview: {
    left: 'Left out',
    reading: 'Reading the file…',
    leftTitle: 'Rows that are left out',
    notesTitle: 'Mended or emptied, and imported all the same',
    rows_one: '{{formatted}} row',
    rows_other: '{{formatted}} rows',
    first: 'The first {{shown}} are listed.',
    dates: 'Dates in “{{column}}” are written',
    datesBoth:
      'The file mixes both. A date that fits only one of them is read so; all others as chosen here.',
    otherState:
      'Most of these voters live in {{state}} ({{shown}} of {{total}}), and you said {{said}}. Is this the right file?',
    states: 'These voters live in several states: {{list}}.',
    noPlaces: 'No row has latitude and longitude: these voters cannot be shown on a map yet.',
    noPhones: 'No row has a phone number.',
    start_one: 'Import {{formatted}} voter',
    start_other: 'Import {{formatted}} voters',
    compare: 'Compare with the present file',
    present: 'You work with “{{name}}”, imported {{when}}: {{voters}} voters.',
  },
  build: {
    title: 'Preparing the file',
    comparingTitle: 'Comparing with the present file',
    stage: {
      reading: 'Reading the rows',
      comparing: 'Comparing with the present file',
      sorting: 'Sorting into walking order',
      packing: 'Packing',
    },
    words: '{{stage}}: {{percent}}%',
    full: 'This device has no room for the packed file. Free some space, then try again. Nothing was sent.',
    here: 'This happens on your device; nothing has been sent yet.',
    cancel: 'Stop',
  },
  changes: {
    title: 'What the newer file changes',
    added: 'Added',
    changed: 'Changed',
    gone: 'Gone',
    unchanged: 'Unchanged',
    stays:
      'Everything that the campaign learned stays: results, support, tags, notes and wishes not to be contacted. Who is gone comes back with it when a later file names them again.',
    mostGone:
      '{{gone}} of {{total}} voters are not in the newer file. If it is only a part of yours, stop here and choose the whole one.',
    notCompared:
      'The present file could not be read on this device, so every voter is told as added. What was learned stays all the same.',
    go: 'Replace the present file',
    stop: 'Keep the present file',
  },
  send: {
    title: 'Importing',
    parts: 'Part {{done}} of {{total}}',
    rows: '{{parts}} · {{done}} of {{total}} voters',
    keepOpen:
      'You may use other pages, or close this tab: the packed file stays on this device, and you go on from here when you come back.',
    waiting: 'The connection is lost. The import goes on by itself when it is back.',
    stopping: 'Stopping after the part that is on its way…',
    stopped: 'The import has stopped',
    again: 'Try again',
    giveUp: 'Give up this import',
    elsewhere: 'Another tab of this browser is sending this file. Go on there, or close that tab.',
    lost: 'This browser has cleared the packed file away, or it is damaged. Give up this import and choose the file again; nothing else is lost.',
    outOfDate:
      'Another voter file was imported meanwhile. Give up this import and choose your file again, so that it is compared with that one.',
  },
  kept: {
    title: 'An import is not finished',
    some_one: '“{{name}}” is packed on this device, and has been sent but for the last step.',
    some_other: '“{{name}}”: {{done}} of {{total}} parts are there.',
    none_one: '“{{name}}” is packed on this device, and has not been sent.',
    none_other: '“{{name}}” is packed on this device; none of its {{total}} parts has been sent.',
    unknown_one: '“{{name}}” is packed on this device.',
    unknown_other: '“{{name}}” is packed on this device, in {{total}} parts.',
    go: 'Go on sending',
    show: 'Show the import',
    giveUp: 'Give it up',
  },
  done: {
    title: 'Voter file imported',
    cancelled: 'The import was given up',
    cancelledHint: 'What had been sent is deleted. The campaign’s voters are as they were before.',
    voters: 'Voters',
    doors: 'Doors',
    households: 'Households',
    phones: 'With a phone',
    emails: 'With an email',
    places: 'On the map',
    open: 'Open voters',
    another: 'Import another file',
    elsewhere: 'Voter file imported: {{shown}} voters',
  },
  csv: { row: 'Row in the file', reason: 'Reason', name: '{{name}} - rows left out.csv' },
} as const;

/** Loaded with the import of a voter file. */
registerTexts({ voterImport }, () => import('./es.ts'));
