import type { Packet, PacketBuilding, PacketDoor, PacketPerson } from '#shared/domain/field/packet.ts';
import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import { scores } from '#shared/domain/voters/contact-results.ts';
import { shownOf } from '../../../shared/scripts/shown-columns.tsx';
import { t } from '../../../shared/text/index.ts';
import { showMomentDay } from '../../../shared/ui/format.ts';
import { formatParty, resultName } from '../../../shared/voters/format-voter.ts';
import { addressLine } from './address-line.ts';
import styles from './doors.module.css';
import { printedCodes } from './paper-codes.ts';
import type { PaperQuestion } from './paper-questions.ts';

type Props = {
  buildings: Packet['buildings'];
  questions: readonly PaperQuestion[];
  script: ScriptBody | null;
};

/** Every home in walking order, each in a piece that no page breaks. */
export const Doors = ({ buildings, questions, script }: Props) => (
  <div data-part="doors">
    {buildings.map((building, at) => {
      const street = building.street !== buildings[at - 1]?.street ? building.street : null;
      return building.doors.map((door, place) => (
        <Household
          key={`${building.street} ${building.house} ${door.unit} ${door.people[0]?.id}`}
          building={building}
          door={door}
          street={place === 0 ? street : null}
          questions={questions}
          script={script}
        />
      ));
    })}
  </div>
);

type HouseholdProps = {
  building: PacketBuilding;
  door: PacketDoor;
  /** The street that begins here; it stays with its first home. */
  street: string | null;
  questions: readonly PaperQuestion[];
  script: ScriptBody | null;
};

const Household = ({ building, door, street, questions, script }: HouseholdProps) => (
  <div className={styles.household} data-part="household">
    {street !== null && <h2 className={styles.street}>{street || t('turf.noStreet')}</h2>}
    <div className={styles.door}>
      <h3>
        {addressLine(building, door)}
        {door.hostile && <span className={styles.hostile}>{t('turfPaper.print.hostile')}</span>}
      </h3>
      {door.people.map((person) => (
        <Person key={person.id} person={person} questions={questions} script={script} />
      ))}
    </div>
  </div>
);

/** `54 · F · Democratic · 2` */
const factsOf = ({ age, sex, party, support }: PacketPerson): string =>
  [
    age === null ? '' : String(age),
    sex,
    formatParty(party),
    support === null ? '' : t('turfPaper.print.known', { score: support }),
  ]
    .filter(Boolean)
    .join(' · ');

type PersonProps = Pick<Props, 'questions' | 'script'> & { person: PacketPerson };
function Person({ person, questions, script }: PersonProps) {
  const shown = script ? shownOf(script, person.own) : [];
  const { name, last, closed } = person;
  return (
    <div className={styles.person} data-part="person">
      <div className={styles.who}>
        <b>{name}</b> <span>{factsOf(person)}</span>
        {last && (
          <span className={styles.last}>
            {t('turfPaper.print.last', { result: resultName(last.outcome), day: showMomentDay(last.at) })}
          </span>
        )}
      </div>
      {closed === null && shown.length > 0 && (
        <p className={styles.own}>{shown.map(({ name, value }) => `${name}: ${value}`).join(' · ')}</p>
      )}
      {closed === null ? (
        <div className={styles.marks}>
          <Bubbles marks={printedCodes.map(([code]) => code)} />
          <Bubbles label={t('turfPaper.print.supportCode')} marks={scores.map(String)} />
          {questions.map(({ code, options }) =>
            options.length > 0 ? (
              <Bubbles key={code} label={code} marks={options.map(({ letter }) => letter)} />
            ) : (
              <span key={code} className={styles.line}>
                <b>{code}</b>
              </span>
            ),
          )}
          <span className={styles.line}>
            <b>{t('turfPaper.print.notes')}</b>
          </span>
        </div>
      ) : (
        <p className={styles.closed}>
          {t('turfPaper.print.closed', { reason: t(`voterCodes.reasons.${closed}`) })}
        </p>
      )}
    </div>
  );
}

/** Letters to be crossed. */
const Bubbles = ({ label, marks }: { label?: string; marks: readonly string[] }) => (
  <span className={styles.bubbles}>
    {label && <b>{label}</b>}
    {marks.map((mark) => (
      <span key={mark} className={styles.bubble}>
        {mark}
      </span>
    ))}
  </span>
);
