import '../../../shared/text/campaign.ts';
import { Navigate, useParams } from 'react-router-dom';
import { useMember } from '../../../shared/session/member.ts';
import { t } from '../../../shared/text/index.ts';
import { NotYours } from '../../../shared/ui/NotYours.tsx';
import { Page } from '../../../shared/ui/Page.tsx';
import { BackLink } from '../../../shared/ui/record/BackLink.tsx';
import { type Group, type Kind, kindsOf, ofDonors, ofVolunteers, reads } from '../groups.ts';
import { paths } from '../paths.ts';
import { Donors } from './Donors.tsx';
import { KindTabs } from './KindTabs.tsx';
import { Volunteers } from './Volunteers.tsx';
import { hintOf } from './words.ts';

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
      {kind === undefined && <NotYours />}
    </Page>
  );
}
