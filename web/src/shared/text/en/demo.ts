/** The demo: its banner, its prompt, its roles, and what is carried over into an account. */
export const demo = {
  banner: { text: 'Sign up to save your work', action: 'Sign Up Free' },
  prompt: {
    dontLose: "Don't Lose Your Work!",
    gettingStarted: "You're Just Getting Started!",
    create: 'Create Free Account',
    dismiss: 'Continue with limited access',
  },
};
