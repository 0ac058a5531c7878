import { type Colleague, colleague, write } from './emulators.ts';

/** A campaign of its own with one member, beside what everybody else's tests do. */
export async function newCampaign(
  label: string,
  role: string,
  name: string,
): Promise<{ organization: string; first: Colleague; stamps: object }> {
  const organization = `${label}-${process.pid}-${Date.now()}`;
  const first = await colleague(organization, role, name);
  const now = new Date();
  const stamps = { created_at: now, created_by: first.uid, updated_at: now, updated_by: first.uid };
  const unknown = { district: null, state: null, party: null, electionDate: null };
  await Promise.all([
    write(`organizations/${organization}`, { name: 'Rivera for Senate', ...stamps }),
    write(`candidate_profiles/${organization}`, {
      candidateName: 'Ana Rivera',
      office: 'State Senate',
      ...unknown,
      ...stamps,
    }),
  ]);
  return { organization, first, stamps };
}
