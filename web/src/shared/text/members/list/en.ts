export const list = {
  sortBy: 'Sort by',
  imported: { label: 'Import', any: 'Any origin', problems: 'Imported with problems' },
  end: 'End of the list',
  capped: 'These are the first matches. Type more of the name to find the others.',
  nothing: {
    title: 'Nothing matches',
    hint: 'No record has this name and these filters. Names are found by their first letters.',
    clear: 'Clear search and filters',
  },
  back: 'Back to {{list}}',
  missing: {
    title: 'This record is not here',
    hint: 'It may have been deleted, or the address is mistyped.',
  },
  add: 'Add',
  import: 'Import',
  details: 'Details',
  added: 'Added {{when}}',
  changed: 'Last change {{when}}',
} as const;
