import { QRCodeSVG } from 'qrcode.react';
import { t } from '../../../shared/text/index.ts';
import { showPhone } from '../../../shared/ui/record/contact.tsx';
import styles from './sheet.module.css';

type Props = { phones: readonly string[]; dialed: string; choose: (phone: string) => void };

/** The number to dial: a tap on a phone, a code for the camera of another one at a desk. */
export function Dial({ phones, dialed, choose }: Props) {
  return (
    <section className={styles.dial} aria-label={t('callTime.dial.label')}>
      <a className={styles.number} href={`tel:${dialed}`}>
        {showPhone(dialed)}
      </a>
      {phones.length > 1 && (
        <ul className={styles.numbers}>
          {phones
            .filter((phone) => phone !== dialed)
            .map((phone) => (
              <li key={phone}>
                <button type="button" onClick={() => choose(phone)}>
                  {t('callTime.dial.use', { phone: showPhone(phone) })}
                </button>
              </li>
            ))}
        </ul>
      )}
      <figure className={styles.code}>
        {/* Black on white with the four modules of margin that the standard asks for: scanners want them. */}
        <QRCodeSVG
          value={`tel:${dialed}`}
          title={t('callTime.dial.qr')}
          size={132}
          level="M"
          marginSize={4}
          bgColor="#ffffff"
          fgColor="#000000"
        />
        <figcaption>{t('callTime.dial.scan')}</figcaption>
      </figure>
    </section>
  );
}
