import { Button, Text, Textarea } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import type { Answers } from '#shared/domain/surveys/survey-run.ts';
import { scores } from '#shared/domain/voters/contact-results.ts';
import { ScriptRun } from '../../../shared/scripts/script-run.tsx';
import { t } from '../../../shared/text/index.ts';
import { readPlace } from '../../../shared/turfs/stored-turfs.ts';
import common from '../common.module.css';
import { Bottom } from './bottom-bar.tsx';
import { answersOf, supportDrafts, surveyDrafts, toAsk } from './door-drafts.ts';
import frameStyles from './frame.module.css';
import { Corrections } from './propose-correction.tsx';
import { recordAtDoor } from './record-at-door.ts';
import styles from './taps.module.css';
import { changePlace, useCurrentDoor, useOwnTop, useWays } from './use-place.ts';
import { useWalk, whereAt } from './walk-context.ts';
import { Frame } from './walk-frame.tsx';
import type { WalkDoor, WalkPerson } from './walk-model.ts';
import { doorName, personLine } from './walk-names.ts';

/** A conversation: the script with its answers, a note, and on to the next person. */
export function PersonView() {
  const { person: id = '' } = useParams();
  const found = useCurrentDoor();
  useOwnTop();
  const { base, toDoor } = useWays();
  const person = found?.door.people.find((one) => one.id === id);
  if (!found) return <Navigate to={base} replace />;
  if (!person) return <Navigate to={toDoor(found.door)} replace />;
  const { building, door } = found;
  return (
    <Frame
      title={person.name}
      hint={personLine(person)}
      back={{ to: toDoor(door), name: doorName(building, door) }}
    >
      <Talk key={id} door={door} person={person} />
    </Frame>
  );
}

type Props = { door: WalkDoor; person: WalkPerson };
type Draft = { answers: Answers; note: string };

/**
 * What is answered and not saved yet, kept on this device with each tap: a browser that is killed in the middle of a
 * conversation begins again where it was.
 */
function useDraft(person: WalkPerson) {
  const { turf } = useWalk();
  const body = turf.packet.script;
  const [draft, setDraft] = useState<Draft>(() => ({
    answers: body ? answersOf(body, person) : {},
    note: '',
  }));
  const [found, setFound] = useState(false);
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    let current = true;
    void readPlace(turf.id).then((place) => {
      const before = place?.draft;
      if (!current || before?.person !== person.id) return;
      setDraft({ answers: before.answers, note: before.note });
      setTouched(true);
      setFound(true);
    });
    return () => {
      current = false;
    };
  }, [turf.id, person.id]);
  const change = (next: Partial<Draft>) => {
    const now = { ...draft, ...next };
    setDraft(now);
    setTouched(true);
    changePlace(turf.id, { draft: { person: person.id, ...now } });
  };
  const forget = () => changePlace(turf.id, { draft: null });
  return { draft, change, forget, found, touched };
}

function Talk({ door, person }: Props) {
  const walkContext = useWalk();
  const navigate = useNavigate();
  const { goOn, toDoor, isAt } = useWays();
  const { draft, change, forget, found, touched } = useDraft(person);
  const body = walkContext.turf.packet.script;
  const hasQuestions = body !== null && body.items.length > 0;
  const answered = Object.values(draft.answers).filter(({ length }) => length > 0).length;
  const hasAnswers = touched && (answered > 0 || draft.note.trim() !== '');
  const keep = async (isConversation: boolean) => {
    const where = whereAt(walkContext, door);
    const drafts = surveyDrafts(person, { body, ...draft, isConversation }, where);
    const label =
      answered > 0 ? t('canvass.person.savedAnswers', { count: answered }) : t('canvass.person.saved');
    if (!(await recordAtDoor(drafts, [person], label, person.name))) return;
    forget();
    // On to who else is to be asked for here, or to the next door.
    const others = toAsk(door, where).filter(({ id }) => id !== person.id);
    if (others.length === 0) goOn(door);
    else if (isAt(door)) navigate(toDoor(door), { replace: true });
  };
  return (
    <>
      {found && (
        <Text className={common.warning ?? ''} role="status">
          {t('canvass.person.unsaved')}
        </Text>
      )}
      {hasQuestions ? (
        <section aria-label={t('canvass.person.script')}>
          <ScriptRun
            body={body}
            answers={draft.answers}
            onChange={(answers) => change({ answers })}
            name={person.name}
            own={person.own}
          />
        </section>
      ) : (
        <Support door={door} person={person} />
      )}
      <Textarea
        label={t('canvass.person.note')}
        description={t('canvass.person.noteHint')}
        size="md"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2_000}
        value={draft.note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
      {!person.isNew && <Corrections person={person} />}
      <Bottom>
        <div className={frameStyles.pair}>
          <Button
            size="lg"
            disabled={!hasAnswers}
            leftSection={<IconCheck size={20} aria-hidden />}
            onClick={() => void keep(false)}
          >
            {t('canvass.person.save')}
          </Button>
          {answered === 0 && (
            <Button size="lg" variant="default" onClick={() => void keep(true)}>
              {t('canvass.person.spoke')}
            </Button>
          )}
        </div>
      </Bottom>
    </>
  );
}

/** Where there is no script: how they lean, by one tap. */
function Support({ door, person }: Props) {
  const walkContext = useWalk();
  return (
    <fieldset className={styles.taps} aria-label={t('canvass.person.support')}>
      {scores.map((score) => (
        <button
          key={score}
          type="button"
          className={styles.tap}
          aria-pressed={person.support === score}
          onClick={() =>
            void recordAtDoor(
              supportDrafts(person, score, whereAt(walkContext, door)),
              [person],
              t(`voterCodes.scores.s${score}`),
              person.name,
            )
          }
        >
          {score} {t(`voterCodes.scores.s${score}`)}
        </button>
      ))}
    </fieldset>
  );
}
