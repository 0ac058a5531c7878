import type * as z from 'zod/mini';
import type { requestFormCall } from '#shared/api/schedule-api.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Member } from '../http/guard.ts';
import { requestFormPath } from '../site/site-paths.ts';

/** Where a campaign's public form for the candidate's time is. */
export const requestFormAddress =
  ({ siteUrl }: Pick<Dependencies, 'siteUrl'>) =>
  async (
    { organization }: Member,
    { language }: z.output<typeof requestFormCall.request>,
  ): Promise<z.output<typeof requestFormCall.response>> => ({
    page: siteUrl() + requestFormPath(language, organization),
    embed: siteUrl() + requestFormPath(language, organization, '/embed'),
  });
