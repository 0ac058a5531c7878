import '../../../shared/text/campaign/en.ts';
import { Navigate, useParams } from 'react-router-dom';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { NoPermission } from '../../../shared/ui/no-permission.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { type Group, type Kind, kindsOf, ofDonors, ofVolunteers, reads } from '../group-queries.ts';
import { paths } from '../insight-paths.ts';
import { Donors } from './donor-group.tsx';
import { hintOf } from './group-hints.ts';
import { KindTabs } from './kind-tabs.tsx';
import { Volunteers } from './volunteer-group.tsx';

/** The people behind one number. */
export default function People() {
  const { group = '', kind } = useParams();
  const { can } = useMember();
  if (!ofDonors(group) && !ofVolunteers(group)) return <Navigate to={paths.all} replace />;
  const readable = kindsOf(group).filter((each) => can(reads[each]));
  const [first] = readable;
  if (!first) return <Screen group={group} kinds={[]} />;
  const chosen = readable.find((each) => each === kind);
  // Under another address the tabs would not know which of them is open.
  if (!chosen) return <Navigate to={paths.people(group, first)} replace />;
  return <Screen group={group} kinds={readable} kind={chosen} />;
}

function Screen({ group, kinds, kind }: { group: Group; kinds: readonly Kind[]; kind?: Kind }) {
  return (
    <Page
      title={t(`insights.people.${group}`)}
      hint={hintOf(group)}
      above={<BackLink list={paths.all} name={t('insights.title')} />}
    >
      {kinds.length > 1 && <KindTabs group={group} kinds={kinds} />}
      {kind === 'donors' && ofDonors(group) && <Donors key={group} group={group} />}
      {kind === 'volunteers' && ofVolunteers(group) && <Volunteers key={group} group={group} />}
      {kind === undefined && <NoPermission />}
    </Page>
  );
}
