/** The browser's offer to install the app; Chromium alone has it, and TypeScript's own types lack it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

/** Whether the browser would install the app now; taken once, an offer is used up. */
export const install: { offered: InstallPrompt | null } = { offered: null };

// With the first script of the page: the browser says it once, whatever is drawn by then.
addEventListener('beforeinstallprompt', (offered) => {
  offered.preventDefault();
  install.offered = offered;
});
