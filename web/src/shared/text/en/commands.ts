/** The command palette, the sheet of keyboard shortcuts and the tour of the dashboard. */
export const commands = {
  open: 'Search or jump to…',
};
