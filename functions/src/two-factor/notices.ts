import type { Language } from '#shared/themes.ts';
import { type Letter, mailOf } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';
import { headerLine } from '../mail/message.ts';
import type { Reader } from '../mail/reader.ts';

/** What an account's owner is told by mail about their second factor. */
type Texts = {
  on: Letter;
  off: Letter;
  codes: Letter;
  trusted: (device: string) => Letter;
  locked: Letter;
  notYou: string;
};

const texts: Record<Language, Texts> = {
  en: {
    on: [
      'Two-factor authentication is on',
      'Two-factor authentication was turned on for your Hustings account, and every other session was signed out.',
    ],
    off: [
      'Two-factor authentication is off',
      'Two-factor authentication was turned off for your Hustings account. Your password alone signs in again; every other session was signed out, and no device is trusted any more.',
    ],
    codes: [
      'New backup codes',
      'New backup codes were made for your Hustings account. The former ones do not work any more.',
    ],
    trusted: (device) => [
      'A device is trusted',
      `Signing in to your Hustings account from this device needs no code for 30 days: ${device}`,
      'You can remove it on the account screen.',
    ],
    locked: [
      'Too many wrong codes',
      'Somebody who knows the password of your Hustings account gave a wrong code too often. No code is taken for a while.',
    ],
    notYou:
      'If this was not you, reset your password on the sign-in screen at once and tell an admin of your campaign.',
  },
  es: {
    on: [
      'La verificación en dos pasos está activada',
      'Se activó la verificación en dos pasos de su cuenta de Hustings y se cerraron todas las demás sesiones.',
    ],
    off: [
      'La verificación en dos pasos está desactivada',
      'Se desactivó la verificación en dos pasos de su cuenta de Hustings. De nuevo basta la contraseña para iniciar sesión; se cerraron todas las demás sesiones y ya no hay dispositivos de confianza.',
    ],
    codes: [
      'Códigos de respaldo nuevos',
      'Se crearon códigos de respaldo nuevos para su cuenta de Hustings. Los anteriores ya no sirven.',
    ],
    trusted: (device) => [
      'Un dispositivo es de confianza',
      `Durante 30 días no hace falta un código para iniciar sesión en su cuenta de Hustings desde este dispositivo: ${device}`,
      'Puede quitarlo en la pantalla de la cuenta.',
    ],
    locked: [
      'Demasiados códigos incorrectos',
      'Alguien que conoce la contraseña de su cuenta de Hustings escribió un código incorrecto demasiadas veces. Por un rato no se acepta ningún código.',
    ],
    notYou:
      'Si no fue usted, restablezca su contraseña de inmediato en la pantalla de inicio de sesión y avise a un administrador de su campaña.',
  },
};

const notice = (reader: Reader, letter: Letter): Mail =>
  mailOf(reader, [...letter, texts[reader.language].notYou]);

export const turnedOn = (reader: Reader): Mail => notice(reader, texts[reader.language].on);
export const turnedOff = (reader: Reader): Mail => notice(reader, texts[reader.language].off);
export const newCodesMade = (reader: Reader): Mail => notice(reader, texts[reader.language].codes);
export const lockedOut = (reader: Reader): Mail => notice(reader, texts[reader.language].locked);

export const deviceTrusted = (reader: Reader, device: string): Mail =>
  notice(reader, texts[reader.language].trusted(headerLine(device)));
