import { registerTexts } from '../registry.ts';

/** What every import says of a file, whatever its rows are. */
export const importing = {
  steps: 'Steps',
  file: {
    drop: 'Drop a CSV file here, or',
    dropSpreadsheet: 'Drop an Excel or CSV file here, or',
    choose: 'Choose a file',
    reading: 'Reading {{name}}…',
  },
  refused: {
    too_big: {
      title: 'This file is too large',
      hint: 'At most {{megabytes}} MB can be imported at once. Split it into several files; the header row belongs in each.',
    },
    empty: { title: 'This file is empty', hint: 'Choose a file with a header row and at least one row.' },
    workbook: {
      title: 'This is a workbook, not a CSV file',
      hint: 'Open it in Excel, Numbers or Google Sheets, save the sheet as “CSV UTF-8”, and choose that file.',
    },
    binary: {
      title: 'This is not a spreadsheet',
      hint: 'Save the spreadsheet as “CSV UTF-8” and choose that file.',
    },
    not_readable: {
      title: 'This file could not be read',
      hint: 'It may have been moved or be open in another program. Close it there and choose it again.',
    },
    no_header: {
      title: 'This file has no header row',
      hint: 'Its first row already holds data. Add a first row that names the columns, such as Name, Email, Phone.',
    },
    no_rows: {
      title: 'This file has no rows',
      hint: 'There is a header row and nothing below it.',
    },
    one_column: {
      title: 'This file has only one column',
      hint: 'Its cells may be separated by an unusual character. Save it as “CSV UTF-8”, separated by commas.',
    },
    too_many_rows: {
      title: 'This file has too many rows',
      hint: 'At most {{rows}} rows can be imported at once. Split it into several files; the header row belongs in each.',
    },
    workbook_other: {
      title: 'This is not an Excel workbook',
      hint: 'You can import .xlsx and CSV files. In Numbers or Google Sheets, export the sheet as Excel or CSV, then choose that file.',
    },
    workbook_old: {
      title: 'This workbook uses the older .xls format',
      hint: 'Open it in Excel, save it as an Excel Workbook (.xlsx), then choose that file.',
    },
    workbook_locked: {
      title: 'This workbook is protected with a password',
      hint: 'Open it in Excel, remove the password, and save it. Then choose it again.',
    },
    workbook_large: {
      title: 'This workbook is too large once it’s unpacked',
      hint: 'Remove sheets and formatting you don’t need, or save the sheet as “CSV UTF-8”. Then choose that file.',
    },
    workbook_damaged: {
      title: 'This workbook is damaged',
      hint: 'Open it in Excel and save it again, or save the sheet as “CSV UTF-8”. Then choose that file.',
    },
    failed: { title: 'This file could not be read' },
  },
  sheet: {
    label: 'Sheet',
    hint: 'One sheet is imported at a time.',
    hidden: '{{name}} (hidden)',
    opening: 'Reading the sheet…',
    refused: '“{{name}}” can’t be imported',
  },
  columns: {
    title: 'Match the columns',
    column: 'Column in the file',
    samples: 'Sample values',
    field: 'Field here',
    unnamed: '(no name)',
    fieldOf: 'Field for column {{column}}',
    nameOf: 'Name of {{column}}',
    leaveOut: 'Leave out',
    check: 'Please check',
    empty: 'No values',
    others_one: '{{count}} more column, left out',
    others_other: '{{count}} more columns, left out',
    remembered: 'Matched as you did the last time that a file had these columns.',
    check_all: 'Check the rows',
    checking: 'Checking the rows…',
    another: 'Choose another file',
  },
  note: {
    encoding:
      'The file is not in UTF-8; it was read as Windows-1252. Check that names with accents look right.',
    repeated_one: 'Several columns are named {{names}}; unless you change it, only the first fills a field.',
    repeated_other:
      'Several columns share a name ({{names}}); unless you change it, only the first of each fills a field.',
    openQuote:
      'A quotation mark in row {{row}} is never closed, so everything after it was read as one cell. Mend that row to get the rest.',
    garbled:
      'Some accents look damaged (such as “Ã©”). The file was saved in a wrong encoding before; export it again as UTF-8 if names matter.',
  },
  dates: {
    label: 'Dates are written',
    month: 'Month/day/year',
    day: 'Day/month/year',
    proved: 'Taken from the file: some dates can only be read this way.',
    assumed: 'The file does not show which it is. Check it.',
    both: 'The file mixes both. Dates that do not fit are among the problems.',
    chosen: 'As you chose.',
  },
  preview: {
    title: 'Check before anything is saved',
    rows: 'Rows in the file',
    ready: 'Ready',
    nothingReady: 'No row can be imported. Mend the file, or match the columns differently.',
    row: 'Row',
    back: 'Change the columns',
    download: 'Download refused rows',
  },
  progress: {
    rate: '{{rate}} rows a second',
    left: 'about {{time}} left',
    seconds_one: '{{count}} second',
    seconds_other: '{{count}} seconds',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
  },
} as const;

/** Loaded with every import. */
registerTexts({ importing }, () => import('./es.ts'));
