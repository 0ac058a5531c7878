import { openPeopleLine, type PeopleLine } from './people-connection.ts';

/** One answer about everybody from the pack of cards, which is closed at once. */
export function readCards<T>(organization: string, ask: (line: PeopleLine) => Promise<T>): Promise<T> {
  return new Promise<T>((found, failed) => {
    let hasBegun = false;
    const line = openPeopleLine(
      // The server refuses whoever may not open the pack.
      { organization, can: () => true },
      (news) => {
        if (news.is === 'ready' && hasBegun) return;
        hasBegun = true;
        const answer = news.is === 'ready' ? ask(line) : Promise.reject(news.error);
        void answer.then(found, failed).finally(() => line.close());
      },
      ['cards'],
    );
  });
}
