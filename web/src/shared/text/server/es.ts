import { serverMessages } from '../registry.ts';

/** What the server says, as it says it, a star in the place of a value; every member hears it in their own language. */
export const sentences: Record<string, string> = {
  'This draft is gone. Reload the page to see where it is now.':
    'Este borrador ya no está. Recargue la página para ver dónde quedó.',
  'This issue has no approved position yet.': 'Este tema aún no tiene una postura aprobada.',
  'This draft isn’t in review. Submit it for review first.':
    'Este borrador no está en revisión. Envíelo a revisión primero.',
  'This draft has changed since you opened it. Read it again before you approve it.':
    'Este borrador cambió desde que usted lo abrió. Léalo de nuevo antes de aprobarlo.',
  'A newer version was approved while this draft was written. Compare the two and update the draft first.':
    'Se aprobó una versión más reciente mientras se escribía este borrador. Compare las dos y actualice primero el borrador.',
  'A part of this draft can’t be read. Edit its proof points and questions again.':
    'Una parte de este borrador no se puede leer. Edite de nuevo sus datos de apoyo y preguntas.',
  'You wrote part of this draft, so someone else has to approve it.':
    'Usted escribió parte de este borrador, así que debe aprobarlo otra persona.',
  'No one else can approve this draft. To approve your own work, give a reason.':
    'Nadie más puede aprobar este borrador. Para aprobar su propio trabajo, dé un motivo.',
  'Only the current version can be published. Reload the page to see it.':
    'Solo se puede publicar la versión actual. Recargue la página para verla.',
  'This position is retired. Approve a new version to use it again.':
    'Esta postura está retirada. Apruebe una versión nueva para volver a usarla.',
  'This call list is not there any more.': 'Esta lista de llamadas ya no existe.',
  'This call list is closed. Open it again first.':
    'Esta lista de llamadas está cerrada. Ábrala de nuevo primero.',
  'Not all of this list has arrived yet. Try again in a moment.':
    'Aún no ha llegado toda la lista. Pruebe de nuevo en un momento.',
  'This result cannot be taken back any more: go to the voter’s page.':
    'Este resultado ya no se puede deshacer: vaya a la página del votante.',
  '* is importing “*”, begun * minutes ago. Wait until that is done, or cancel it first.':
    '* está importando «*» desde hace * minutos. Espere a que termine, o cancélelo antes.',
  'A campaign needs an admin. Make somebody else admin first, or delete the organization.':
    'Una campaña necesita un administrador. Nombre antes a otra persona como administrador, o elimine la organización.',
  'A part of the file arrived damaged. Send it again.':
    'Una parte del archivo llegó dañada. Envíela de nuevo.',
  'A part of the file cannot be opened, or is too large once it is.':
    'Una parte del archivo no se puede abrir, o es demasiado grande una vez abierta.',
  'Accepting means leaving where you are now. Agree to that first.':
    'Aceptar significa dejar la organización en la que está. Acéptelo primero.',
  'An invitation was sent to this address a moment ago. Wait *, then send it again.':
    'Hace un momento se envió una invitación a esta dirección. Espere * y envíela de nuevo.',
  'This person’s account is disabled or no longer exists.':
    'La cuenta de esta persona está desactivada o ya no existe.',
  'This donor has gifts. Delete the gifts first.':
    'Este donante tiene donaciones. Elimine primero las donaciones.',
  'An organization can have at most * members.': 'Una organización puede tener * miembros como máximo.',
  'Another file was announced under this number. Start again.':
    'Con este número se anunció otro archivo. Empiece de nuevo.',
  'Another member started this import. Only they can go on with it.':
    'Esta importación la empezó otro miembro. Solo esa persona puede continuarla.',
  'Another voter file was imported meanwhile. Cancel this import, compare with that file and start again.':
    'Mientras tanto se importó otro padrón. Cancele esta importación, compárela con ese archivo y empiece de nuevo.',
  'At most * invitations can be open at once. Revoke one first.':
    'Puede haber * invitaciones abiertas a la vez como máximo. Revoque una primero.',
  'Average API response time is *ms (threshold: *ms)':
    'El tiempo promedio de respuesta de la API es de * ms (límite: * ms)',
  'Average page load time is *ms (threshold: *ms)':
    'El tiempo promedio de carga de página es de * ms (límite: * ms)',
  'Check the request: *.': 'Revise la solicitud: *.',
  'Choose a password that differs from the current one.': 'Elija una contraseña distinta de la actual.',
  'Choose another member to hand over to.': 'Elija a otro miembro como destinatario.',
  'Confirm that it is you, then try again.': 'Confirme que es usted y vuelva a intentarlo.',
  'Confirm this sign-in with your second factor first.':
    'Confirme primero este inicio de sesión con su segundo paso.',
  'Confirm your email address first: open the link that we sent you.':
    'Confirme primero su dirección de correo: abra el enlace que le enviamos.',
  'Error rate is *% (threshold: *%)': 'La tasa de errores es de *% (límite: *%)',
  'Failed to retrieve system health metrics': 'No se pudo obtener el estado del sistema',
  'Invalid code. Please try again.': 'El código no es válido. Vuelva a intentarlo.',
  'No profile found': 'No se encontró el perfil',
  'Only the last import can be undone.': 'Solo se puede deshacer la última importación.',
  'Parts of the file are missing: * of *. Send them, then finish.':
    'Faltan partes del archivo: * de *. Envíelas y termine después.',
  'Please enter a 6-digit code': 'Escriba un código de 6 dígitos',
  'Please enter a code': 'Escriba un código',
  'Send the request as JSON.': 'Envíe la solicitud como JSON.',
  'Sign in to continue.': 'Inicie sesión para continuar.',
  'Somebody else has this turf now.': 'Otra persona tiene esta zona ahora.',
  'Something went wrong on our side. Please try again.':
    'Algo salió mal de nuestro lado. Vuelva a intentarlo.',
  'The current password is wrong.': 'La contraseña actual no es correcta.',
  'The file before this one is no longer kept, so it cannot come back.':
    'El archivo anterior a este ya no se conserva, así que no puede volver.',
  'The password is wrong.': 'La contraseña no es correcta.',
  'There is nothing at this address.': 'No hay nada en esta dirección.',
  'This account has no email address.': 'Esta cuenta no tiene dirección de correo.',
  'This account has no password.': 'Esta cuenta no tiene contraseña.',
  'This account is disabled.': 'Esta cuenta está desactivada.',
  'This account no longer exists.': 'Esta cuenta ya no existe.',
  'This address takes only POST.': 'Esta dirección solo acepta POST.',
  'This donor is not in your records any more.': 'Este donante ya no está en sus registros.',
  'This error is not on the list any more.': 'Este error ya no está en la lista.',
  'This file has no such part.': 'Este archivo no tiene esa parte.',
  'This import brings *, not *.': 'Esta importación trae *, no *.',
  'This import is closed. Start a new one.': 'Esta importación está cerrada. Empiece una nueva.',
  'This import is finished already.': 'Esta importación ya terminó.',
  'This import is finished. Undo it instead.': 'Esta importación ya terminó. Deshágala en su lugar.',
  'This import is not finished. Cancel it instead.':
    'Esta importación no ha terminado. Cancélela en su lugar.',
  'This import was canceled or undone. Start a new one.':
    'Esta importación se canceló o se deshizo. Empiece una nueva.',
  'This import was not found. Start it again.': 'No se encontró esta importación. Empiécela de nuevo.',
  'This invitation is for another address, *. Sign in with the invited address to accept it.':
    'Esta invitación es para otra dirección, *. Inicie sesión con la dirección invitada para aceptarla.',
  'This invitation is no longer valid. Ask for a new one.':
    'Esta invitación ya no es válida. Pida una nueva.',
  'This invitation is not there any more.': 'Esta invitación ya no existe.',
  'This invitation was accepted. Remove the member instead.':
    'Esta invitación ya se aceptó. En su lugar, retire al miembro.',
  'This invitation was *. Send a new one.': 'Esta invitación fue *. Envíe una nueva.',
  'This is not the organization’s name. Type it as it is shown.':
    'Este no es el nombre de la organización. Escríbalo tal como aparece.',
  'This is your email address already.': 'Esta ya es su dirección de correo.',
  'This organization does not exist any more.': 'Esta organización ya no existe.',
  'This organization is deleted already.': 'Esta organización ya está eliminada.',
  'This page is of another version. Reload it, then start again.':
    'Esta página es de otra versión. Recárguela y empiece de nuevo.',
  'Your password can’t be checked because this installation isn’t set up completely. Tell whoever runs it.':
    'Su contraseña no se puede verificar porque esta instalación no está configurada por completo. Avise a quien la administra.',
  'This password is too weak. Choose a longer one.':
    'Esta contraseña es demasiado débil. Elija una más larga.',
  'A member with this role cannot be given this access.':
    'A un miembro con este rol no se le puede dar este acceso.',
  'This person is not a member of your organization.': 'Esta persona no es miembro de su organización.',
  'This request does not come from the app. Refresh the page and try again.':
    'Esta solicitud no viene de la app. Recargue la página y vuelva a intentarlo.',
  'This request is too large. Send it in smaller parts.':
    'Esta solicitud es demasiado grande. Envíela en partes más pequeñas.',
  'This secret is not a random one. Reload the page and start again.':
    'Esta clave no es aleatoria. Recargue la página y empiece de nuevo.',
  'This sign-in took too long. Sign in again.':
    'Este inicio de sesión tardó demasiado. Inicie sesión de nuevo.',
  'This turf is done. Take another one.': 'Esta zona ya está terminada. Tome otra.',
  'This turf is not assigned to you. Ask whoever plans the field work.':
    'Esta zona no está asignada a usted. Pregunte a quien planifica el trabajo de campo.',
  'This turf is not there any more.': 'Esta zona ya no existe.',
  'This volunteer is not in your records any more.': 'Esta persona voluntaria ya no está en sus registros.',
  'Too many attempts. Please wait a few minutes and try again.':
    'Demasiados intentos. Espere unos minutos y vuelva a intentarlo.',
  'Too many attempts. Try again in *.': 'Demasiados intentos. Vuelva a intentarlo en *.',
  'Too many errors were reported. They are noted; try again later.':
    'Se reportaron demasiados errores. Quedan anotados; vuelva a intentarlo más tarde.',
  'You have taken very many turfs today. Ask whoever plans the field work to assign you this one.':
    'Hoy ya ha tomado muchísimas zonas. Pida a quien planifica el trabajo de campo que le asigne esta.',
  'Too many people have had this turf. Ask for it to be cut again.':
    'Demasiadas personas han tenido esta zona. Pida que se corte de nuevo.',
  'Too many measurements. Try again in *.': 'Demasiadas mediciones. Vuelva a intentarlo en *.',
  'Turn on two-factor authentication for your own account first.':
    'Active primero la verificación en dos pasos en su propia cuenta.',
  'Two-factor authentication is already turned on.': 'La verificación en dos pasos ya está activada.',
  'Two-factor authentication is not turned on for this account.':
    'La verificación en dos pasos no está activada en esta cuenta.',
  'What this import says of its file does not add up. Start it again.':
    'Lo que esta importación dice de su archivo no cuadra. Empiécela de nuevo.',
  'You are already a member of this organization.': 'Usted ya es miembro de esta organización.',
  'You are not a member of an organization yet.': 'Usted aún no es miembro de ninguna organización.',
  'You are not a member of this organization any more.': 'Usted ya no es miembro de esta organización.',
  'You are the only admin where you are now. Make somebody else admin first, then accept the invitation.':
    'Usted es el único administrador donde está ahora. Nombre antes a otra persona como administrador y luego acepte la invitación.',
  'You are the only member of your organization. Delete the organization first, then your account.':
    'Usted es el único miembro de su organización. Elimine primero la organización y después su cuenta.',
  'You are the only member where you are now, and there is data in it. Delete that organization first, or use another address.':
    'Usted es el único miembro donde está ahora, y allí hay datos. Elimine antes esa organización, o use otra dirección.',
  'You cannot remove yourself. Leave the organization instead.':
    'No puede retirarse a sí mismo. En su lugar, deje la organización.',
  'You do not have permission to perform this action.': 'Usted no tiene permiso para hacer esto.',
  'Your organization requires two-factor authentication. It cannot be turned off.':
    'Su organización exige la verificación en dos pasos. No se puede desactivar.',
  'Your organization requires two-factor authentication. Turn it on to continue.':
    'Su organización exige la verificación en dos pasos. Actívela para continuar.',
  'Your time with this turf is over. Ask whoever plans the field work.':
    'Su tiempo con esta zona terminó. Pregunte a quien planifica el trabajo de campo.',
  'Your session has ended. Sign in again.': 'Su sesión terminó. Inicie sesión de nuevo.',
  '* is already a member of your organization.': '* ya es miembro de su organización.',
  '* is already invited. Resend it instead.': '* ya tiene una invitación. Vuelva a enviarla.',
};

/** Words that the server puts in the place of a star. */
const values: Record<string, string> = {
  second: 'segundo',
  seconds: 'segundos',
  minute: 'minuto',
  minutes: 'minutos',
  hour: 'hora',
  hours: 'horas',
  donors: 'donantes',
  donations: 'donaciones',
  volunteers: 'voluntarios',
  accepted: 'aceptada',
  revoked: 'revocada',
  expired: 'vencida',
  'is missing or not valid': 'falta o no es válido',
  'is not known here': 'no se conoce aquí',
  'its body': 'su contenido',
  'A former member': 'Un antiguo miembro',
};
const valueWords = new RegExp(
  `\\b(${Object.keys(values)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})\\b`,
  'g',
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patterns = Object.entries(sentences)
  .filter(([message]) => message.includes('*'))
  .map(
    ([message, words]) => [new RegExp(`^${message.split('*').map(escaped).join('(.+)')}$`), words] as const,
  );

/** A sentence of the server in Spanish; one that is not known here stays as it is. */
export function sayInSpanish(message: string): string {
  const known = sentences[message];
  if (known) return known;
  for (const [pattern, words] of patterns) {
    const [whole, ...found] = pattern.exec(message) ?? [];
    if (whole === undefined) continue;
    const translated = found.map((value) =>
      value.includes('@') ? value : value.replace(valueWords, (word) => values[word] ?? word),
    );
    return words.replace(/\*/g, () => translated.shift() ?? '');
  }
  return message;
}

serverMessages.tell = sayInSpanish;
