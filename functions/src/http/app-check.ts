import type { RequestHandler } from 'express';
import type { AppCheck as Checker } from 'firebase-admin/app-check';
import { RefusedError } from '#shared/refusals.ts';

export type AppCheck = {
  /** Whether a call must prove that it comes from the app; a deployment decides. */
  isEnforced: () => boolean;
  verifyToken: (token: string) => ReturnType<Checker['verifyToken']>;
};

const header = 'x-firebase-appcheck';
const foreign = () => new RefusedError('request.notFromApp');

/** Refuses what does not come from the app. It makes abuse dearer; it is no authorization. */
export const fromTheApp =
  ({ isEnforced, verifyToken }: AppCheck): RequestHandler =>
  async (request, _, next) => {
    if (isEnforced()) {
      const token = request.headers[header];
      if (typeof token !== 'string' || token === '') throw foreign();
      // Whatever is wrong with a token is its sender's to solve.
      await verifyToken(token).catch(() => Promise.reject(foreign()));
    }
    next();
  };
