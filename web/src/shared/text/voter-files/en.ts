import { registerTexts } from '../registry.ts';

/** The voter files that were imported, and taking one back. */
export const voterFiles = {
  import: 'Import a voter file',
  label: 'Imported voter files',
  none: {
    title: 'No voter file yet',
    hint: 'Files that were imported are listed here, with who brought them and what they changed.',
  },
  state: {
    receiving: 'Being sent',
    current: 'In use',
    former: 'Former',
    past: 'Past',
    cancelled: 'Given up',
    undone: 'Undone',
  },
  by: '{{name}}, {{when}}',
  formerMember: 'A former member',
  source: 'From {{source}}',
  dated: 'made on {{day}}',
  expires: 'may be used until {{day}}',
  expired: 'was to be used until {{day}}: get a newer one',
  counts: '{{voters}} voters, {{doors}} doors',
  changes: '{{added}} added, {{changed}} changed, {{gone}} gone',
  refused_one: '{{formatted}} row left out',
  refused_other: '{{formatted}} rows left out',
  busy: {
    title: 'Another import is under way',
    hint: '{{name}} began to import “{{file}}” {{when}}. There is one import at a time: wait until it is done, or give it up.',
    open: 'Show the files',
  },
  parts: {
    label: 'Joined to this file',
    history: 'Vote history',
    matched_one: '{{formatted}} row of your voters',
    matched_other: '{{formatted}} rows of your voters',
    uses: 'used in: {{list}}',
    expired: 'could be used until {{day}}: now in searches only',
    usesNone: 'used in searches only',
    usesOf: { calls: 'calls', doors: 'doors', exports: 'exports' },
    remove: 'Remove these columns',
  },
  terms: {
    source: 'Source',
    dated: 'Day the file was made',
    datedHint: 'Left empty where you do not know.',
    expires: 'May be used until',
    expiresHint: 'The last day that your source permits.',
    uses: 'Where these columns may appear',
    usesHint:
      'Follow your source’s terms. Anyone who can see the voter file can always search by these columns.',
    usesOf: {
      calls: 'Call lists and phone scripts',
      doors: 'Turfs, walk lists and door scripts',
      exports: 'Exported files',
    },
    wrong: {
      source: 'Say where the file is from.',
      dated: 'The file cannot have been made after today.',
      expires: 'This day is over: the file may not be used any more.',
    },
    change: 'Change permitted use',
    title: 'What may “{{name}}” be used for?',
    hint: 'Changes apply right away: to scripts, to the next call, to exports, and to turfs, also those made ready before. A phone without a connection follows when it connects again. Printed lists and exported files keep what they have.',
    later:
      'Call lists and turfs that were made without a column get it when you refresh the list or make the turf ready again.',
    submit: 'Save',
    done: 'Permitted use changed',
    same: 'Nothing was changed',
  },
  race: {
    title: 'Race and ethnicity',
    isOff: 'Off. Columns of race and ethnicity are left out of every voter file.',
    isOn: 'On. Members who can read the voter file can search by race and ethnicity if the state’s file has them. They never appear in packets, or for canvassers and callers.',
    by: 'Turned on by {{name}} on {{day}}: “{{reason}}”',
    left: 'The current file still has them, hidden. They’re removed with the next file you import, or you can remove them now.',
    remove: 'Remove them now',
    turnOn: 'Turn on…',
    turnOff: 'Turn off…',
    askOn: 'Turn on race and ethnicity?',
    askOff: 'Turn off race and ethnicity?',
    onHint:
      'The next file you import includes these columns if the state’s file has them. Your name and reason go in the audit log, and so does each export that includes them.',
    offHint:
      'They disappear from searches right away, on every device. Searches that use them are no longer answered. The next file you import won’t have them.',
    reason: 'Why does the campaign need them?',
    reasonHint: 'Everyone who can read voters sees this reason.',
    reasonShort: 'Write at least {{least}} characters.',
    submitOn: 'Turn on',
    submitOff: 'Turn off',
    turnedOn: 'Race and ethnicity are on',
    turnedOff: 'Race and ethnicity are off',
  },
  undo: {
    action: 'Undo this import',
    title: 'Undo the import of “{{name}}”?',
    former: 'The file before it becomes the campaign’s voter file again: “{{name}}”, {{voters}} voters.',
    nothing: 'There is no file before it, so the campaign has no voter file until you import another.',
    learned:
      'What the campaign learned stays. Who is not in the voter file then is found again when a file names them.',
    submit: 'Undo the import',
    done: 'The import was undone',
    undone: 'This import was undone.',
  },
  giveUp: {
    action: 'Give up',
    title: 'Give up the import of “{{name}}”?',
    hint: 'What has been sent of it is deleted. The present voter file stays as it is.',
    submit: 'Give it up',
    done: 'The import was given up',
  },
} as const;

/** Loaded with the list of imported voter files, and with their import. */
registerTexts({ voterFiles }, () => import('./es.ts'));
