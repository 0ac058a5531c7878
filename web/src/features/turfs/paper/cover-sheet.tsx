import { QRCodeSVG } from 'qrcode.react';
import type { Packet } from '#shared/domain/field/packet.ts';
import { filledIn } from '#shared/domain/surveys/placeholders.ts';
import { scores } from '#shared/domain/voters/contact-results.ts';
import { useNames } from '../../../shared/scripts/use-names.ts';
import { t } from '../../../shared/text/index.ts';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';
import { showMoment, showNumber } from '../../../shared/ui/format.ts';
import { resultName, scoreName } from '../../../shared/voters/format-voter.ts';
import { listCode, walkAddress } from '../walk-address.ts';
import styles from './cover.module.css';
import { Outline } from './outline-drawing.tsx';
import { printedCodes } from './paper-codes.ts';
import { type PaperQuestion, supportOn } from './paper-questions.ts';

type Props = {
  turf: Turf;
  packet: Packet;
  buildings: Packet['buildings'];
  questions: readonly PaperQuestion[];
  /** From when what is known of the people is; null: now. */
  asOf: number | null;
};

const Blank = ({ label }: { label: string }) => (
  <div className={styles.blank}>
    <span>{label}</span>
  </div>
);

/** Room for a name that is known at the door alone. */
const gap = '________';

/** The first sheet: what this is, what to say and to ask, and what the letters mean. */
export function Cover({ turf, packet, buildings, questions, asOf }: Props) {
  const names = useNames('');
  const fill = (text: string) => filledIn(text, { ...names, 'first name': gap, caller: gap });
  const doors = buildings.reduce((sum, building) => sum + building.doors.length, 0);
  const people = buildings.reduce(
    (sum, building) => sum + building.doors.reduce((all, door) => all + door.people.length, 0),
    0,
  );
  const places = buildings.flatMap((building) =>
    building.doors.flatMap(({ place }) => (place ? [[place[1], place[0]] as const] : [])),
  );
  return (
    <div className={styles.cover} data-part="cover">
      <div className={styles.title}>
        <div>
          <h1>{turf.name}</h1>
          <p>
            {turf.cut_name} · {t('turf.number', { number: showNumber(turf.number) })}
          </p>
          <p className={styles.counts}>
            {[
              t('turf.doors', { count: doors, shown: showNumber(doors) }),
              t('turf.people', { count: people, shown: showNumber(people) }),
              t(`turfPaper.print.orders.${turf.order}`),
            ].join(' · ')}
          </p>
          <p>{t('turfPaper.print.generated', { when: showMoment(asOf ?? Date.now()) })}</p>
        </div>
        <figure className={styles.code}>
          <QRCodeSVG
            value={walkAddress(turf.id)}
            title={t('turf.share.qr', { name: turf.name })}
            size={104}
            level="M"
            marginSize={0}
            bgColor="#ffffff"
            fgColor="#000000"
          />
          <figcaption>{t('turfPaper.print.listCode', { code: listCode(turf.id) })}</figcaption>
        </figure>
      </div>
      <div className={styles.blanks}>
        <Blank label={t('turfPaper.print.canvasser')} />
        <Blank label={t('turfPaper.print.date')} />
        <Blank label={t('turfPaper.print.start')} />
        <Blank label={t('turfPaper.print.end')} />
        <Blank label={t('turfPaper.print.emergency')} />
      </div>
      <div className={styles.beside}>
        <div>
          <h2>{t('turfPaper.print.codes')}</h2>
          <ul className={styles.legend}>
            {printedCodes.map(([code, result]) => (
              <li key={code}>
                <b>{code}</b> {resultName(result)}
              </li>
            ))}
          </ul>
          <h2>{fill(supportOn(packet.script)?.text ?? '') || t('turfPaper.print.support')}</h2>
          <ul className={styles.legend}>
            {scores.map((score) => (
              <li key={score}>
                <b>{score}</b> {scoreName(score)}
              </li>
            ))}
          </ul>
        </div>
        <Outline outline={turf.outline} places={places} />
      </div>
      {packet.script && packet.script.intro !== '' && (
        <div>
          <h2>{t('turfPaper.print.intro')}</h2>
          <p className={styles.said}>{fill(packet.script.intro)}</p>
        </div>
      )}
      {packet.script && (
        <ol className={styles.script}>
          {packet.script.items.map((item) => {
            if (item.kind === 'say')
              return (
                <li key={item.id} className={styles.said}>
                  {fill(item.text)}
                </li>
              );
            const paperQuestion = questions.find(({ question }) => question.id === item.id);
            return (
              <li key={item.id}>
                <b>{paperQuestion?.code ?? t('turfPaper.print.supportCode')}</b> {fill(item.text)}
                <span className={styles.options}>
                  {(paperQuestion?.options ?? []).map(({ letter, option }) => (
                    <span key={letter}>
                      <b>{letter}</b> {option.label}
                    </span>
                  ))}
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
