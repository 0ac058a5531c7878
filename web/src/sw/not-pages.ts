/** Paths that belong to the server: our endpoints, and Hosting's own, such as the pages that Firebase's mails lead to. */
export const notPages: readonly RegExp[] = [/^\/api\//, /^\/__\//];
