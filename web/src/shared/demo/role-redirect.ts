/**
 * What the history keeps of a screen in the demo, for a role is changed by a new page: that it was open when another
 * role was chosen, and that a visitor was led here from such a one, which the new role has not.
 */
export const roleChosen = 'role chosen';
export const redirectedHome = 'led home';

/** Marks the entry of the history that is open, as the router's own state of it. */
export const markRoleChosen = (): void =>
  history.replaceState({ ...history.state, usr: roleChosen }, '', location.hash);
