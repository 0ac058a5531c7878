import type { Language } from '#shared/themes.ts';
import { type Letter, mailOf } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Reader } from '../mail/reader.ts';

/** What an account's owner is told by mail. `confirm` and `taken` go to an address that somebody gave. */
type Texts = {
  confirm: Letter;
  taken: Letter;
  changeRequested: (newEmail: string) => Letter;
  password: Letter;
  deleted: Letter;
};

const texts: Record<Language, Texts> = {
  en: {
    confirm: [
      'Confirm your new email address',
      'Somebody asked to use this address for their Hustings account.',
      'If that was you, open the link to confirm it. From then on you sign in with this address.',
      'If it was not you, ignore this message: nothing changes.',
    ],
    taken: [
      'You already have a Hustings account',
      'Somebody asked to use this address for another Hustings account. It has an account already, so nothing changes.',
      'If that was you, sign in with this address, or choose another one for the other account.',
    ],
    changeRequested: (newEmail) => [
      'Your email address is about to change',
      `Somebody signed in to your Hustings account asked to change its address to ${newEmail}.`,
      'The change takes effect once the link that we sent there is opened.',
      'If this was not you, change your password at once and sign out everywhere on the account screen.',
    ],
    password: [
      'Your password was changed',
      'The password of your Hustings account was changed, and every other session was signed out.',
      'If this was not you, reset your password on the sign-in screen at once.',
    ],
    deleted: [
      'Your account was deleted',
      'Your Hustings account was deleted, and with it your profile, preferences and two-factor settings.',
    ],
  },
  es: {
    confirm: [
      'Confirme su nueva dirección de correo',
      'Alguien pidió usar esta dirección para su cuenta de Hustings.',
      'Si fue usted, abra el enlace para confirmarla. Desde entonces iniciará sesión con esta dirección.',
      'Si no fue usted, ignore este mensaje: nada cambia.',
    ],
    taken: [
      'Usted ya tiene una cuenta de Hustings',
      'Alguien pidió usar esta dirección para otra cuenta de Hustings. Ya tiene una cuenta, así que nada cambia.',
      'Si fue usted, inicie sesión con esta dirección o elija otra para la otra cuenta.',
    ],
    changeRequested: (newEmail) => [
      'Su dirección de correo está por cambiar',
      `Alguien que inició sesión en su cuenta de Hustings pidió cambiar la dirección a ${newEmail}.`,
      'El cambio se hace en cuanto se abra el enlace que enviamos allí.',
      'Si no fue usted, cambie su contraseña de inmediato y cierre sesión en todas partes en la pantalla de la cuenta.',
    ],
    password: [
      'Se cambió su contraseña',
      'Se cambió la contraseña de su cuenta de Hustings y se cerraron todas las demás sesiones.',
      'Si no fue usted, restablezca su contraseña de inmediato en la pantalla de inicio de sesión.',
    ],
    deleted: [
      'Se eliminó su cuenta',
      'Se eliminó su cuenta de Hustings y, con ella, su perfil, sus preferencias y la verificación en dos pasos.',
    ],
  },
};

export const confirmNewAddress = (reader: Reader, link: string): Mail =>
  mailOf(reader, texts[reader.language].confirm, link);

/** Same answer to whoever asks, whether an address has an account or not: only its owner learns that it has. */
export const addressIsTaken = (reader: Reader): Mail => mailOf(reader, texts[reader.language].taken);

export const addressChangeRequested = (reader: Reader, newEmail: string): Mail =>
  mailOf(reader, texts[reader.language].changeRequested(newEmail));

export const passwordChanged = (reader: Reader): Mail => mailOf(reader, texts[reader.language].password);
export const accountDeleted = (reader: Reader): Mail => mailOf(reader, texts[reader.language].deleted);
