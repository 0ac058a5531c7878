import { create } from 'zustand';
import { CallError, codeOf } from '../data/error-messages.ts';
import { t } from '../text/index.ts';

type Asking = {
  confirmed: () => void;
  /** The person gave up, unless an error says what stood in the way. */
  refused: (error?: unknown) => void;
};

/** Whether the person is asked to prove who they are; the shell's dialog draws it and settles it. */
export const useProof = create<{ asking: Asking | null }>(() => ({ asking: null }));

const requestProof = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const close = () => useProof.setState({ asking: null });
    // One question at a time: who asks again takes over, and the former one is refused.
    useProof.getState().asking?.refused();
    useProof.setState({
      asking: {
        confirmed: () => {
          close();
          resolve();
        },
        refused: (error) => {
          close();
          reject(error ?? new CallError('proof-cancelled', t('errors.proofCancelled')));
        },
      },
    });
  });

/**
 * Does something that the server allows only shortly after a password or a second factor. Where that was too long
 * ago, the person is asked for it in a dialog and the work is done again; giving up rejects with the code
 * `proof-cancelled`, which deserves no message.
 */
export async function withProof<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) !== 'recent-proof-required') throw error;
  }
  await requestProof();
  return work();
}

/** The person closed the dialog themself: nothing went wrong. */
export const isProofCancelled = (error: unknown): boolean => codeOf(error) === 'proof-cancelled';
