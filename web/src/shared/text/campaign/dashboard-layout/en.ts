/** Rearranging the dashboard. */
export const dashboardLayout = {
  title: 'Arrange the dashboard',
  hint: 'Drag a block, or use its buttons. The dashboard changes as you do, on all your devices.',
  main: 'Main column',
  side: 'Side column',
  hidden: 'Hidden',
  none: 'Nothing here.',
  up: 'Move {{block}} up',
  down: 'Move {{block}} down',
  across: 'Move {{block}} to the other column',
  hide: 'Hide {{block}}',
  show: 'Show {{block}}',
  moved: '{{block}}: {{column}}, place {{position}}',
  reset: 'Back to the standard',
  done: 'Done',
  blocks: {
    giving: 'Money raised',
    figures: 'Donors and volunteers',
    steps: 'Next steps',
    events: 'Upcoming events',
    activity: 'Activity',
  },
} as const;
