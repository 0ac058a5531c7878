import type { Translation } from '../registry.ts';
import type * as english from './en.ts';

const texts: Translation<typeof english> = {
  refusals: {
    account: {
      disabled: 'Esta cuenta está desactivada.',
      gone: 'Esta cuenta ya no existe.',
      noEmail: 'Esta cuenta no tiene dirección de correo.',
      noPassword: 'Esta cuenta no tiene contraseña.',
      onlyMember:
        'Usted es el único miembro de su organización. Elimine primero la organización y después su cuenta.',
      passwordUnchecked:
        'Su contraseña no se puede verificar porque esta instalación no está configurada por completo. Avise a quien la administra.',
      sameEmail: 'Esta ya es su dirección de correo.',
      samePassword: 'Elija una contraseña distinta de la actual.',
      weakPassword: 'Esta contraseña es demasiado débil. Elija una más larga.',
      wrongCurrentPassword: 'La contraseña actual no es correcta.',
      wrongPassword: 'La contraseña no es correcta.',
    },
    announcements: {
      gone: 'Este anuncio ya no existe.',
      nobody: 'No hay nadie en este público. Elija otro.',
      notYours: 'Solo quien lo escribió y los administradores pueden retirar un anuncio.',
      tooMany: 'Su campaña envió {{most}} anuncios en poco tiempo. Vuelva a intentarlo más tarde.',
    },
    appeals: {
      changed: '«{{name}}» cambió desde que lo abrió. Ábralo de nuevo y haga allí su cambio.',
      codeTaken: 'El código {{code}} ya es de «{{name}}». Elija otro.',
      days: 'Un llamado termina el día en que empieza, o después.',
      full: 'Su campaña tiene {{most, number}} llamados, todos los que caben. Agregue los códigos a uno de ellos.',
      gone: 'Este llamado ya no está en sus registros.',
      twice: 'El código {{code}} está dos veces. Las mayúsculas y minúsculas no cuentan.',
    },
    audiences: {
      busy: 'Su campaña está haciendo {{most, number}} preguntas sobre sus personas en este momento. Vuelva a intentarlo en unos segundos.',
      listDamaged: 'Esta lista no se puede leer.',
      listFull: 'Una lista fija tiene hasta {{most, number}} personas. Limite primero la búsqueda.',
      listGone: 'Esta lista ya no existe, o no se comparte con usted.',
      notYours: 'Pertenece a otra persona del equipo. Guárdela con un nombre propio.',
      tooMany: 'Su campaña tiene {{most, number}} búsquedas y listas guardadas. Elimine una primero.',
    },
    batches: {
      closed: 'Este lote está cerrado. Reábralo primero.',
      depositedEarly: 'Es antes de que se recibiera el lote. Revise la fecha.',
      differ:
        'El lote todavía no coincide: {{count}} de {{expectedCount}} cheques, {{total}} de {{expectedTotal}} (diferencia: {{countOff}} y {{totalOff}}).',
      full: 'Este lote tiene todos los cheques que caben en uno. Abra otro.',
      gone: 'Este lote ya no está en sus registros.',
      notClosed: 'Este lote está abierto. Ciérrelo primero.',
      notEmpty: 'Este lote contiene cheques. Sáquelos primero.',
      onlyChecks: 'Un lote contiene cheques que ya llegaron.',
      otherBatch: 'Esta donación está en otro lote.',
    },
    attempts: {
      tooMany: 'Demasiados intentos. Vuelva a intentarlo en {{wait}}.',
      wait: 'Demasiados intentos. Espere unos minutos y vuelva a intentarlo.',
    },
    call: {
      notRepeatable:
        'Este cambio no se puede enviar desde la lista de cambios pendientes. Hágalo de nuevo en su pantalla.',
      otherOrganization: 'Este cambio se hizo en otra organización, así que no se puede enviar a esta.',
      replayed: 'Ya se envió otro cambio con este número. Haga este de nuevo.',
    },
    callTime: {
      blockOver: 'Estos donantes ya se devolvieron, así que su orden y sus fichas ya no se pueden cambiar.',
      cardNumber:
        'Esto parece un número de tarjeta. Los números de tarjeta nunca se anotan: bórrelo y envíe un enlace al donante.',
      corrected: 'Alguien corrigió este resultado entretanto. Revíselo de nuevo.',
      listClosed: 'Esta lista de llamadas está cerrada.',
      neverStands:
        'El «no pedir nunca» de este donante queda como está: solo quien llamó puede retirarlo, en los 15 minutos siguientes a la llamada.',
      nobody:
        'No se puede llamar a nadie de aquí: un donante necesita una ficha de donante y un número al que se pueda llamar.',
      noEmail: 'Este donante no tiene dirección de correo.',
      noFollowUp: 'Esta llamada no tiene seguimiento.',
      noList: 'Esta lista de llamadas ya no existe, o no se le asignó a usted.',
      noOutcome: 'Este resultado ya no existe, o no le corresponde corregirlo.',
      notYours: 'A estos donantes no le corresponde llamarlos a usted.',
      pledged: 'Lo que este donante prometió en esta llamada ya está registrado.',
      optedOut: 'Este donante no quiere que le pidan por este medio.',
      pledgeChanged: 'La promesa de esta llamada se modificó después. Modifique la promesa misma.',
      pledgePaid: 'La promesa de esta llamada está pagada, así que el donante sí la hizo.',
      tooMany: 'Una lista de llamadas tiene hasta {{most, number}} personas. Limite primero la búsqueda.',
      tooManyCorrections: 'Un resultado se puede corregir {{most, number}} veces.',
      tooManyLists: 'Su campaña tiene {{most, number}} listas de llamadas. No se pueden crear más.',
    },
    committee: {
      codeTaken: 'El código {{code}} ya es de otro miembro. Elija otro.',
      full: 'El comité de finanzas ya tiene todos los miembros que puede tener.',
      gone: 'Este miembro ya no está en el comité de finanzas.',
      onIt: 'Esta persona ya está en el comité de finanzas.',
      otherPerson: 'No se puede cambiar la persona de un miembro. Agregue a la otra como miembro nuevo.',
    },
    fundraising: {
      noPlan: 'Todavía no hay plan. Fije primero la meta.',
      planDays: 'Un plan termina después de empezar y dura tres años como máximo.',
      sameSource: 'Dos fuentes tienen el mismo nombre en la base de datos. Agregue la fuente de nuevo.',
      weekOutside: 'Esta semana no es parte del plan.',
    },
    consent: {
      manyEvents: 'Esta dirección tiene demasiadas anotaciones. Solo se pueden agregar cierres.',
      noAddress: 'Esta persona no tiene dirección para ese canal. Agregue primero un correo o teléfono.',
      noEvidence: 'El consentimiento requiere las palabras de la persona y cómo las obtuvo.',
      noPerson: 'Esta persona ya no está en sus registros.',
      notLiftable: 'La campaña no puede levantar esto. Solo la persona o el proveedor puede.',
      ownOptIn: 'Solo la persona puede volver a aceptar, por ejemplo enviando START.',
      ownOptOut: 'Esta persona pidió que no la contacten. Solo ella puede volver a aceptar.',
    },
    campaigns: {
      notYours: 'Usted no es miembro de esta campaña.',
      suspended: 'Su acceso a {{name}} está suspendido. Un administrador de la campaña puede devolvérselo.',
      tooMany: 'Puede estar en {{most}} campañas como máximo. Deje antes una.',
    },
    donors: {
      gone: 'Este donante ya no está en sus registros.',
      hasGifts: 'Este donante tiene donaciones o promesas. Las campañas deben guardar estos registros.',
    },
    errors: {
      gone: 'Este error ya no está en la lista.',
      tooMany: 'Se reportaron demasiados errores. Quedan anotados; vuelva a intentarlo más tarde.',
    },
    letters: {
      planInPast:
        'Las reglas pueden empezar hoy o más adelante. Las donaciones anteriores ya están en la lista, o nunca lo estuvieron.',
      plansAhead: 'Ya hay reglas para {{most, number}} días posteriores. Cambie las de uno de esos días.',
      sameAmount: 'Dos reglas empiezan en el mismo monto. Cambie una de ellas.',
    },
    research: {
      full: 'Una persona tiene como máximo {{most}} decisiones sobre contribuyentes de registros públicos. Deshaga una primero.',
      noPerson: 'Esta persona ya no está en la campaña.',
      notAPerson: 'Las contribuciones públicas de individuos son de personas, no de organizaciones.',
      otherName: 'El contribuyente del registro público tiene otro nombre que esta persona.',
    },
    rolodex: { noPerson: 'Este contacto ya no está en la campaña.' },
    bestEfforts: {
      beforeCycle: 'Este día es anterior al ciclo electoral en el que donó.',
      gone: 'A este donante ya no hay que preguntarle nada.',
      noAnswer: 'Esta respuesta no dice nada de lo que faltaba.',
      notYet:
        'Una solicitud, una respuesta o un cierre no pueden tener una fecha posterior al día de la campaña.',
    },
    files: {
      hasMarks: 'Esta foto aún dice dónde se tomó. Elíjala de nuevo.',
      noBatch: 'Esta donación no está en un lote de cheques.',
      notRight: 'Esto no es una foto que se pueda guardar.',
      there: 'Este cheque ya tiene otra foto. Quítela primero.',
      tooLarge: 'Esta foto es demasiado grande, aun reducida.',
    },
    gifts: {
      attributed:
        'Una parte de esta donación cuenta para otro donante. Anule primero esa parte; no se puede volver a pasar.',
      beforeGift: 'Es antes de la propia donación. Revise la fecha.',
      beforeMove: 'Una parte de esta donación se movió después de ese día. Use ese día o uno posterior.',
      dayOfGift: 'Esta fecha no puede ser de una donación. Revise el año.',
      gone: 'Esta donación ya no está en sus registros.',
      manyEntries: 'Esta donación tiene demasiados asientos. Anúlela y regístrela de nuevo.',
      moreThanLeft: 'Es más de lo que queda de esta donación.',
      moreThanTaken: 'Es más de lo que el banco retiró.',
      noDonor: 'Este donante ya no está en sus registros. Agréguelo y vuelva a intentarlo.',
      noElection:
        'Esta elección no está en la lista de la campaña, o la candidatura no participa en ella. Cámbielo primero en Límites.',
      notPending: 'Esta donación ya no está pendiente.',
      notYet: 'El dinero que ya se movió no puede tener una fecha posterior a hoy.',
      nothingLeft: 'No queda nada de esta donación, así que no hay nada que devolver.',
      notPartnership:
        'Solo la donación de una sociedad de personas tiene socios. Indique primero cómo cuenta el donante.',
      partnerTwice: 'Dos de estos socios son el mismo donante. Indique a cada uno una sola vez.',
      partnersSum: 'Las partes de los socios deben sumar el monto de la donación.',
      sameForGift: 'El dinero ya está ahí. Elija otra elección u otro donante.',
      sharedAlone:
        'Indique primero al donante y al menos a otra persona, o registre la donación solo a nombre del donante.',
      sharedNotThrough: 'Solo se puede repartir una donación completada de la que no se devolvió nada.',
      sharedTwice: 'Dos de estas personas son el mismo donante. Indique a cada una una sola vez.',
      sharesSum: 'Las partes deben sumar el monto de la donación.',
      wholeGift:
        'Una donación completa no se puede atribuir a otra persona. Anúlela y regístrela para el otro donante.',
    },
    exchange: {
      changed:
        'Algo cambió desde el recuento: los resultados, los códigos o el padrón. Cuente de nuevo y descargue después.',
      code: 'Un código es más largo de lo que acepta ese sistema, o tiene una coma o comillas.',
      header: 'Dos columnas tienen el mismo nombre. Dé a cada pregunta un nombre propio.',
      id: 'Ese sistema no usa este tipo de ID.',
      manyCodes: 'Hay demasiados códigos para guardarlos. Acorte algunos o quite los que no necesita.',
      columnUse: 'La columna «{{column}}» no se puede exportar. Elija otra columna del ID.',
      noColumn: 'La columna del ID ya no está en su padrón. Elija otra.',
      noFile: 'Importe primero un padrón. Los contactos se relacionan por los ID que contiene.',
      otherCodes: 'Otra persona cambió estos códigos. Revise sus cambios y haga después los suyos.',
      otherNumber:
        'Los ID de su padrón no son números {{header}}. Agregue al padrón una columna con ellos y elíjala aquí.',
      tooMany:
        'Desde ese día se recibieron más de {{most, number}} resultados. Elija un primer día posterior.',
    },
    imports: {
      closed: 'Esta importación está cerrada. Empiece una nueva.',
      notFound: 'No se encontró esta importación. Empiécela de nuevo.',
      stillRunning: 'Esta importación sigue en curso. Deténgala primero.',
      otherKind: 'Esta importación trae {{kind}}, no {{other}}.',
    },
    invitations: {
      accepted: 'Esta invitación ya se aceptó. En su lugar, retire al miembro.',
      alreadyInvited: '{{email}} ya tiene una invitación. Vuelva a enviarla.',
      alreadyMember: '{{email}} ya es miembro de su organización.',
      closed: 'Esta invitación fue {{status}}. Envíe una nueva.',
      gone: 'Esta invitación ya no existe.',
      invalidLink: 'Esta invitación ya no es válida. Pida una nueva.',
      otherAddress:
        'Esta invitación es para otra dirección, {{email}}. Inicie sesión con la dirección invitada para aceptarla.',
      seats: 'Una organización puede tener {{most, number}} miembros como máximo.',
      tooManyOpen:
        'Puede haber {{most, number}} invitaciones abiertas a la vez como máximo. Revoque una primero.',
      tooSoon:
        'Hace un momento se envió una invitación a esta dirección. Espere {{wait}} y envíela de nuevo.',
      youAreMember: 'Usted ya es miembro de esta organización.',
    },
    members: {
      gone: 'Esta persona no es miembro de su organización.',
      inactiveAccount: 'La cuenta de esta persona está desactivada o ya no existe.',
      lastAdmin:
        'Una campaña necesita un administrador. Nombre antes a otra persona como administrador, o elimine la organización.',
      notGrantable: 'A un miembro con este rol no se le puede dar este acceso.',
      notMember: 'Usted ya no es miembro de esta organización.',
      readsNoTasks: 'La función de este miembro no permite ver tareas. Elija a otra persona.',
      self: 'No puede retirarse a sí mismo. En su lugar, deje la organización.',
      suspendSelf: 'No puede suspenderse a sí mismo.',
      toSelf: 'Elija a otro miembro como destinatario.',
    },
    merges: {
      gone: 'Esta fusión ya no existe.',
      itself: 'Una persona no se puede fusionar consigo misma.',
      laterFirst: 'Una de estas personas se fusionó otra vez después. Deshaga primero esa fusión.',
      manyContacts: 'Elija qué cinco correos y qué cinco teléfonos se conservan.',
      manyGifts: 'Estas personas tienen más donaciones de las que se pueden fusionar de una vez.',
      manyHours: 'Juntas, estas personas tienen más horas de las que puede tener un voluntario.',
      manyMerged: 'Ya se fusionaron demasiadas personas en esta.',
      manySkills: 'Juntas, estas personas tienen demasiadas habilidades. Quite antes algunas.',
      manyTags: 'Juntas, estas personas tienen demasiadas etiquetas. Quite antes algunas.',
      mergedAway: 'Una de estas personas ya se fusionó. Recargue para ver quién es ahora.',
      otherKind: 'Una persona y una organización no se pueden fusionar.',
      personGone: 'Una de estas personas ya no está en sus registros.',
      unfinished: 'Una fusión anterior de esta persona no ha terminado. Termínela primero.',
      unknownContact: 'Un correo o un teléfono cambió entretanto. Revise otra vez la fusión.',
    },
    metrics: {
      future: 'Estas mediciones son del futuro. Revise el reloj de este dispositivo.',
      old: 'Estas mediciones tienen más de 7 días.',
      span: 'Estas mediciones abarcan más de 2 horas. Envíelas en partes.',
      tooMany: 'Demasiadas mediciones. Vuelva a intentarlo en {{wait}}.',
    },
    organization: {
      deleted: 'Esta organización ya está eliminada.',
      gone: 'Esta organización ya no existe.',
      wrongName: 'Este no es el nombre de la organización. Escríbalo tal como aparece.',
    },
    people: {
      building: 'Se están preparando sus personas para los filtros. Inténtelo de nuevo en un minuto.',
      notOpened: 'Abra de nuevo la lista de personas para continuar.',
      packFull: 'Los filtros sirven para hasta {{most, number}} personas.',
      mergedAway:
        'Este registro se fusionó con otra persona. Elimine a esa persona, o deshaga antes la fusión.',
      manyNotes: 'Esta persona tiene demasiadas notas para eliminarlas a la vez. Elimine primero algunas.',
      otherFacet:
        'Esta persona también es donante o voluntaria, y usted no puede cambiar eso. Pídaselo a quien pueda.',
    },
    phonebank: {
      closed: 'Esta lista de llamadas está cerrada. Ábrala de nuevo primero.',
      columnUse:
        'La columna «{{column}}» no se puede usar en llamadas, o ya no está en el padrón. Haga la lista de nuevo.',
      late: 'Este resultado ya no se puede deshacer: vaya a la página del votante.',
      nobody: 'Ninguna de estas personas tiene un número al que se pueda llamar.',
      notFound: 'Esta lista de llamadas ya no existe.',
      tooMany: 'Una lista de llamadas admite hasta {{most, number}} personas. Reduzca primero la búsqueda.',
      unarrived: 'Aún no ha llegado toda la lista. Pruebe de nuevo en un momento.',
    },
    pledges: {
      moreThanGift: 'Es más de lo que cuenta de esta donación.',
      partGiven:
        'Otro donante tiene una parte de esta donación, que paga la misma promesa. Primero anule esa parte.',
      partOfGift: 'Esta es una parte de otra donación y paga la misma promesa.',
      paysNothing: 'Nada de esta donación cuenta, así que no paga ninguna promesa.',
      severalPaid: 'Esta donación paga varias promesas. Primero haga que pague una sola.',
      beforePledge: 'Es antes de la propia promesa. Revise la fecha.',
      days: 'Revise los días de las cuotas: en orden, desde el día de la promesa, en cinco años.',
      gone: 'Esta promesa no está en sus registros.',
      notOpen: 'No queda nada por dar por perdido: esta promesa ya no está abierta.',
      notWrittenOff: 'Esta promesa no se ha dado por perdida.',
      notYet: 'Una promesa no puede tener una fecha posterior a hoy.',
      otherDonor: 'Esta promesa es de otro donante.',
      sum: 'Las cuotas tienen que sumar el monto.',
      tooMany: 'Este donante ya tiene {{most}} promesas abiertas. Dé una por perdida primero.',
      writtenOff: 'Esta promesa se dio por perdida. Reábrala primero.',
    },
    policy: {
      changed: 'Este borrador cambió desde que usted lo abrió. Léalo de nuevo antes de aprobarlo.',
      noDraft: 'Este borrador ya no está. Recargue la página para ver dónde quedó.',
      noPosition: 'Este tema aún no tiene una postura aprobada.',
      notInReview: 'Este borrador no está en revisión. Envíelo a revisión primero.',
      outdatedBase:
        'Se aprobó una versión más reciente mientras se escribía este borrador. Compare las dos y actualice primero el borrador.',
      outdatedVersion: 'Solo se puede publicar la versión actual. Recargue la página para verla.',
      ownDraft: 'Usted escribió parte de este borrador, así que debe aprobarlo otra persona.',
      reasonMissing: 'Nadie más puede aprobar este borrador. Para aprobar su propio trabajo, dé un motivo.',
      retired: 'Esta postura está retirada. Apruebe una versión nueva para volver a usarla.',
      unreadable:
        'Una parte de este borrador no se puede leer. Edite de nuevo sus datos de apoyo y preguntas.',
    },
    profile: {
      notFound: 'No se encontró el perfil',
    },
    refunds: {
      gone: 'Este reembolso no está en sus registros.',
      settled: 'Este reembolso ya está en una donación.',
    },
    request: {
      badBody: 'Revise la solicitud: su contenido falta o no es válido.',
      badField: 'Revise la solicitud: «{{field}}» falta o no es válido.',
      internal: 'Algo salió mal de nuestro lado. Vuelva a intentarlo.',
      notAllowed: 'Usted no tiene permiso para hacer esto.',
      notFromApp: 'Esta solicitud no viene de la app. Recargue la página y vuelva a intentarlo.',
      notJson: 'Envíe la solicitud como JSON.',
      nothingHere: 'No hay nada en esta dirección.',
      onlyPost: 'Esta dirección solo acepta POST.',
      tooLarge: 'Esta solicitud es demasiado grande. Envíela en partes más pequeñas.',
      unknownField: 'Revise la solicitud: «{{field}}» no se conoce aquí.',
    },
    secondFactor: {
      alreadyOn: 'La verificación en dos pasos ya está activada.',
      codeMissing: 'Escriba un código',
      demanded: 'Su organización exige la verificación en dos pasos. No se puede desactivar.',
      notOn: 'La verificación en dos pasos no está activada en esta cuenta.',
      notRandom: 'Esta clave no es aleatoria. Recargue la página y empiece de nuevo.',
      ownFirst: 'Active primero la verificación en dos pasos en su propia cuenta.',
      sixDigits: 'Escriba un código de 6 dígitos',
      tooLate: 'Este inicio de sesión tardó demasiado. Inicie sesión de nuevo.',
      wrongCode: 'El código no es válido. Vuelva a intentarlo.',
    },
    session: {
      ended: 'Su sesión terminó. Inicie sesión de nuevo.',
      expired: 'Su sesión terminó. Inicie sesión de nuevo.',
      missing: 'Inicie sesión para continuar.',
      noOrganization: 'Usted aún no es miembro de ninguna organización.',
      proofNeeded: 'Confirme que es usted y vuelva a intentarlo.',
      secondFactorNeeded: 'Confirme primero este inicio de sesión con su segundo paso.',
      secondFactorSetUp: 'Su organización exige la verificación en dos pasos. Actívela para continuar.',
      unconfirmedEmail: 'Confirme primero su dirección de correo: abra el enlace que le enviamos.',
    },
    tasks: {
      gone: 'Esta tarea ya no existe.',
      notYours: 'Esta tarea está a cargo de otra persona, y su función no permite cambiarla.',
    },
    thanks: {
      early:
        'Una donación tiene una fecha posterior a este día. No se agradece antes de que alguien done: revise la fecha de la donación.',
    },
    turfs: {
      closed: 'Esta zona no está asignada a usted. Pregunte a quien planifica el trabajo de campo.',
      done: 'Esta zona ya está terminada. Tome otra.',
      full: 'Demasiadas personas han tenido esta zona. Pida que se corte de nuevo.',
      many: 'Hoy ya ha tomado muchísimas zonas. Pida a quien planifica el trabajo de campo que le asigne esta.',
      notFound: 'Esta zona ya no existe.',
      over: 'Su tiempo con esta zona terminó. Pregunte a quien planifica el trabajo de campo.',
      taken: 'Otra persona tiene esta zona ahora.',
    },
    volunteers: {
      gone: 'Esta persona voluntaria ya no está en sus registros.',
    },
    voterFiles: {
      another: 'Con este número se anunció otro archivo. Empiece de nuevo.',
      busy: '{{name}} está importando «{{file}}» desde hace {{minutes, number}} minutos. Espere a que termine, o cancélelo antes.',
      cancelDone: 'Esta importación ya terminó. Deshágala en su lugar.',
      damaged: 'Una parte del archivo llegó dañada. Envíela de nuevo.',
      columnGone: 'Una de sus columnas propias ya no está en su padrón. Exporte de nuevo.',
      columnUse: 'La columna «{{column}}» ya no se puede exportar. Exporte de nuevo y quedará fuera.',
      dataColumns: 'Un padrón contiene 30 columnas propias como máximo, cada una una sola vez.',
      done: 'Esta importación ya terminó.',
      foreign: 'Esta importación la empezó otro miembro. Solo esa persona puede continuarla.',
      goneData:
        'La lista de votantes que ya no están tiene más que su nombre, domicilio y partido. Empiece la importación de nuevo.',
      missing:
        'Faltan partes del archivo: {{missing, number}} de {{all, number}}. Envíelas y termine después.',
      noChunk: 'Este archivo no tiene esa parte.',
      notFound: 'No se encontró esta importación. Empiécela de nuevo.',
      outrun:
        'Mientras tanto se importó otro padrón. Cancele esta importación, compárela con ese archivo y empiece de nuevo.',
      over: 'Esta importación se canceló o se deshizo. Empiece una nueva.',
      pack: 'Esta página es de otra versión. Recárguela y empiece de nuevo.',
      partGone: 'Estas columnas ya no están en su padrón.',
      previousRemoved: 'El archivo anterior a este ya no se conserva, así que no puede volver.',
      raceOff:
        'La raza y la etnia están desactivadas en esta campaña. Un administrador puede activarlas en «Padrones».',
      raceOwn:
        'La raza y la etnia no pueden ser una columna propia. Vienen con el padrón del estado, una vez que un administrador las activa.',
      raceReason:
        'Explique en al menos {{least, number}} caracteres para qué necesita la campaña la raza y la etnia.',
      raceUnsaid:
        'Una parte del archivo contiene raza o etnia que la importación no declaró. Empiece la importación de nuevo.',
      sums: 'Lo que esta importación dice de su archivo no cuadra. Empiécela de nuevo.',
      undoOlder: 'Solo se puede deshacer la última importación.',
      undoOpen: 'Esta importación no ha terminado. Cancélela en su lugar.',
      unopened: 'Una parte del archivo no se puede abrir, o es demasiado grande una vez abierta.',
    },
  },
  refusalValues: {
    donors: 'donantes',
    donations: 'donaciones',
    volunteers: 'voluntarios',
    accepted: 'aceptada',
    revoked: 'revocada',
    expired: 'vencida',
    pending: 'enviada',
    formerMember: 'Un antiguo miembro',
  },
};
export default texts;
