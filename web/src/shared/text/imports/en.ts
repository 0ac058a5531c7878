import { registerTexts } from '../registry.ts';

/** The import of donors, donations and volunteers. */
export const imports = {
  heading: {
    people: 'Import people',
    donors: 'Import donors',
    donations: 'Import donations',
    volunteers: 'Import volunteers',
    pledges: 'Import pledges',
  },
  chooseKind: 'What does your spreadsheet hold?',
  kindHint: {
    people: 'Anyone the campaign deals with: names, addresses, numbers, tags, and how they may be contacted.',
    donors: 'People who give or may give: name, email, phone, capacity.',
    donations: 'Single gifts with amount and date. Donors that are not here yet are added.',
    volunteers: 'People who give time: name, email, phone, skills, hours.',
    pledges:
      'What donors have promised: amount, day, when it is due or in how many installments, hard or soft. Donors that are not here yet are added.',
  },
  past: 'Past imports',
  steps: {
    file: 'File',
    columns: 'Columns',
    preview: 'Preview',
    import: 'Import',
  },
  busy: {
    title: 'Another import is running',
    hint: 'One spreadsheet at a time. It goes on in the background; this page is free when it is done.',
    open: 'Show it',
  },
  file: {
    title: 'Choose a spreadsheet',
    limits: 'Excel (.xlsx) or CSV with a header row, up to {{megabytes}} MB and {{rows}} rows.',
    knows:
      'Exports of ActBlue, WinRed, NGP, NationBuilder, Mobilize, Action Network, Numero, and Spoke are recognized. Every other file works too: you match its columns next.',
    safe: 'Nothing is saved until you have seen the preview. A file can be imported again without doubles: rows that are already here are recognized, and a blank cell never overwrites.',
    template: 'Download an empty template',
  },
  columns: {
    hint_one: '{{name}} · {{count}} row. Each column of the file fills one field here.',
    hint_other: '{{name}} · {{formatted}} rows. Each column of the file fills one field here.',
    noField: 'No field: store the text',
    others_one:
      '{{count}} more column without a field. Its text is stored with each record, unless you leave it out.',
    others_other:
      '{{count}} more columns without a field. Their text is stored with each record, unless you leave them out.',
    missing: {
      name: 'No column is matched to the name. Match Name, or First name and Last name.',
      amount: 'No column is matched to the amount.',
      date: 'No column is matched to the date.',
    },
  },
  propose: {
    hint: 'Drop a file here and we’ll recognize what it is, or choose:',
    reading: 'Reading the file…',
    unknown: 'We couldn’t tell what {{name}} contains. Choose below; your file is kept.',
  },
  recognized: {
    people: '{{vendor}} export: people',
    donations: '{{vendor}} export: donations',
    signups: '{{vendor}} export: event sign-ups',
    contacts: '{{vendor}} export: calls and other contacts',
    same: 'Its columns are matched. Columns that don’t match a field are stored as text.',
    better: {
      people: 'It’s best imported as people, so that every column is matched and opt-outs count.',
      donors: 'It’s best imported as donors.',
      donations: 'It’s best imported as donations, so that every amount counts.',
      volunteers: 'It’s best imported as volunteers.',
      pledges: 'It’s best imported as pledges, so that what is due shows in the forecast.',
    },
    as: {
      people: 'Import it as people',
      donors: 'Import it as donors',
      donations: 'Import it as donations',
      volunteers: 'Import it as volunteers',
      pledges: 'Import it as pledges',
    },
    consents_one:
      '{{count}} column says how people may be contacted. Only an import of people reads it: import the file as people as well, so that opt-outs count.',
    consents_other:
      '{{count}} columns say how people may be contacted. Only an import of people reads them: import the file as people as well, so that opt-outs count.',
  },
  note: {
    extra: 'Stored as text, without a field: {{names}}.',
    equal_one:
      '{{count}} row equals an earlier one (same donor, day and amount). Both are kept: two equal ones can be real.',
    equal_other:
      '{{count}} rows equal earlier ones (same donor, day and amount). All are kept: equal ones can be real.',
  },
  unclear: {
    title: 'Answers that need your word',
    hint_one:
      '{{count}} cell about consent is neither a clear yes nor a clear no. It counts as no consent until you say what it means. Your choice is remembered for files with these columns.',
    hint_other:
      '{{formatted}} cells about consent are neither a clear yes nor a clear no. They count as no consent until you say what they mean. Your choice is remembered for files with these columns.',
    column: 'Column',
    answer: 'In the file',
    rows: 'Rows',
    meaning: 'It means',
    meaningOf: 'What “{{answer}}” in {{column}} means',
    unknown: 'Not known: no consent',
    yes: 'Yes, they agreed',
    no: 'No, they refused',
    neither: 'Neither: leave it out',
    unlisted_one: '{{count}} more cell has an answer that isn’t listed here. It counts as no consent.',
    unlisted_other:
      '{{formatted}} more cells have answers that aren’t listed here. They count as no consent.',
    source: 'A yes counts only where another column says where the consent comes from.',
  },
  recipients: {
    label: 'Your committee in this file',
    hint: 'Rows for every other committee are left out. Your choice is remembered for files with these columns.',
    choose:
      'This file names more than one committee, or another one than before. Choose yours: until then, none of these rows is imported.',
  },
  preview: {
    problems: 'Rejected',
    left_out: 'Ready without some cells',
    duplicates: 'Duplicates in the file',
    equal: 'Equal rows, kept',
    others: 'Other committees',
    present: 'Already here',
    looking: '{{asked}} of {{total}} looked up',
    lookFailed:
      'Could not look up which rows are already here. {{why}} They are recognized in the import all the same.',
    rowsTitle: 'Rows to look at',
    nothing: 'Nothing to look at: every row is ready.',
    list: {
      problems: 'These rows are not imported. Everything that can be read is counted in the totals.',
      left_out:
        'These rows are imported without the cells named here. Each record says so, and lists can be filtered by it.',
      duplicates: 'These rows repeat an earlier row of the file and are not imported.',
      equal: 'These rows are imported beside the equal one.',
      others: 'These rows are for other committees. They’re left out: nothing of them is imported.',
      present: 'These rows are already here. Only their blank fields are filled.',
    },
    presentReplaced: 'These rows are already here. The file’s values replace theirs.',
    presentGifts: 'These gifts are already here and stay as they are.',
    presentPledges: 'These pledges are already here and stay as they are.',
    who: 'Who',
    why: 'Why',
    replace: 'Replace existing values with the file’s',
    replaceHint:
      'Off, only blank fields of people who are already here are filled. Blank cells never overwrite.',
    start_one: 'Import {{count}} row',
    start_other: 'Import {{formatted}} rows',
    starting: 'Starting…',
    previous: 'Previous',
    next: 'Next',
    shown: '{{from}}–{{to}} of {{of}}',
  },
  duplicate: {
    email: 'Same email address as row {{row}}.',
    phone: 'Same name and phone as row {{row}}.',
    name: 'Same name as row {{row}}, and nothing to tell them apart.',
    number: 'Same external ID as row {{row}}.',
  },
  equalGift: 'Equal to row {{row}}.',
  otherCommittee: 'For another committee: {{name}}.',
  present: 'Already here.',
  server: {
    person_deleted: 'This person was deleted here.',
    not_saved: 'The server could not save this row.',
    pledge_ahead: 'This pledge is dated after the campaign’s own day.',
    pledges_many: 'This donor has 50 open pledges. Close one first.',
  },
  csv: {
    row: 'Row in the file',
    reason: 'Reason',
    column: 'Column',
    cell: 'Cell',
    outcome: 'What happens',
    outcomes: {
      rejected: 'Row rejected',
      left_out: 'Cell left out',
      duplicate: 'Row repeats another',
      other: 'Left out: another committee',
    },
    name: '{{name}} - rejected rows.csv',
    problems: '{{name}} - problems.csv',
    rejected: 'Download rejected rows',
    download: 'Download every problem',
    template: '{{kind}} template.csv',
  },
  money: {
    title: 'Money',
    rows: 'Rows',
    amount: 'Amount',
    file: 'In the file',
    ready: 'Ready',
    refunds: 'Refunds',
    waiting: 'Refunds without a gift',
    others: 'Other committees',
    present: 'Of that, already here',
    rejected: 'Rejected',
    duplicates: 'Duplicates in the file',
    created: 'Imported',
    unchanged: 'Already here',
    left: 'Not imported',
    unread_one:
      '{{count}} rejected row has no amount that can be read. It counts as a row, not in the totals.',
    unread_other:
      '{{formatted}} rejected rows have no amount that can be read. They count as rows, not in the totals.',
    unraised:
      'Of the ready money, {{amount}} is refunded, pending, or failed. It’s stored, but doesn’t count as raised.',
  },
  progress: {
    title: 'Importing',
    of: '{{done}} of {{total}} rows',
    keepOpen:
      'Keep this tab open; you may use other pages meanwhile. If it closes, choose the same file again: the rows that are already here are recognized, and the rest is imported.',
    waiting: 'The connection is lost. The import goes on by itself when it is back.',
    stopping: 'Stopping after the rows that are on their way…',
    stopped: 'The import has stopped',
    stoppedHint: '{{done}} of {{total}} rows have been imported. {{why}}',
    again: 'Try again',
    stopHere: 'Stop here',
    cancel: 'Cancel the import',
  },
  done: {
    title: 'Import finished',
    cancelled: 'Import canceled',
    cancelledHint:
      '{{done}} of {{total}} rows were imported before you canceled; the others were not. Choose the same file again to continue: nothing is doubled.',
    added: 'Added',
    updated: 'Filled in',
    replaced: 'Changed',
    unchanged: 'Already here, unchanged',
    refused: 'Rejected',
    leftOut: 'Without some cells',
    left: 'Not imported',
    unclosed: 'The rows are saved, but the import’s own record could not be closed. {{why}}',
    waiting_one:
      '{{count}} refund has no gift here, or not one that it fits. It’s stored, counts nowhere, and waits for its gift.',
    waiting_other:
      '{{formatted}} refunds have no gift here, or not one that they fit. They’re stored, count nowhere, and wait for their gifts.',
    unsaid_one:
      '{{count}} gift was refunded in part, and the file doesn’t say how much. It counts whole until somebody enters the amount.',
    unsaid_other:
      '{{formatted}} gifts were refunded in part, and the file doesn’t say how much. They count whole until somebody enters the amounts.',
    showWaiting: 'Show them',
    refusedHint_one:
      '{{count}} row was rejected. Download it with its reason, fix it there, and import that file.',
    refusedHint_other:
      '{{formatted}} rows were rejected. Download them with the reason of each, fix them there, and import that file.',
    flagged: 'Show what was imported with problems',
    open: {
      people: 'Open people',
      donors: 'Open donors',
      donations: 'Open donations',
      volunteers: 'Open volunteers',
      pledges: 'Open pledges',
    },
    another: 'Import another file',
    elsewhere: 'Import finished: {{done}} rows',
  },
} as const;

/** Loaded with the import of donors, donations and volunteers. */
registerTexts({ imports }, () => import('./es.ts'));
