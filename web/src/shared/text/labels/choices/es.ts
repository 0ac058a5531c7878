import type { Translation } from '../../registry.ts';
import type { choices as english } from './en.ts';

/** What a stored value of a fixed set is called. */
export const choices: Translation<typeof english> = {
  call_lists: {
    state: {
      draft: 'Borrador',
      open: 'Abierta',
      paused: 'En pausa',
      closed: 'Cerrada',
    },
  },
  correction_proposals: {
    field: {
      cell: 'Celular',
      landline: 'Teléfono fijo',
      email: 'Correo electrónico',
      unit: 'Unidad',
      house: 'Número de la casa',
      street: 'Calle',
      city: 'Ciudad',
      zip: 'Código postal',
    },
    source: {
      door: 'En la puerta',
      phone: 'Por teléfono',
    },
    state: {
      open: 'Espera una decisión',
      accepted: 'Aceptada',
      rejected: 'Rechazada',
    },
  },
  donations: {
    status: {
      completed: 'Completada',
      pending: 'Pendiente',
      refunded: 'Reembolsada',
      failed: 'Fallida',
    },
    type: {
      one_time: 'Única',
      recurring: 'Recurrente',
    },
  },
  donors: {
    capacity: {
      major: 'Alta',
      mid: 'Media',
      small: 'Baja',
      unknown: 'Desconocida',
    },
  },
  issues: {
    topic: {
      economy: 'Economía y empleo',
      taxes: 'Impuestos y presupuesto',
      health: 'Salud',
      education: 'Educación',
      safety: 'Seguridad pública',
      environment: 'Medio ambiente y energía',
      housing: 'Vivienda',
      immigration: 'Inmigración',
      rights: 'Derechos y voto',
      government: 'Gobierno e infraestructura',
      foreign: 'Política exterior',
      other: 'Otro',
    },
    priority: {
      high: 'Alta',
      medium: 'Media',
      low: 'Baja',
    },
  },
  position_drafts: {
    state: {
      draft: 'Borrador',
      review: 'En revisión',
    },
  },
  position_uses: {
    kind: {
      website: 'Sitio web',
      script: 'Guion',
      questionnaire: 'Cuestionario',
      mail: 'Correo',
      speech: 'Discurso',
      social: 'Redes sociales',
      press: 'Prensa',
      other: 'Otro',
    },
  },
  profile_backups: {
    reason: {
      manual: 'Respaldado por usted',
      before_restore: 'Antes de restaurar',
      before_delete: 'Antes de eliminar el perfil',
      before_import: 'Antes de leer un archivo',
    },
  },
  scripts: {
    channel: {
      any: 'Puerta y teléfono',
      door: 'En la puerta',
      phone: 'Por teléfono',
    },
  },
  turfs: {
    state: {
      unassigned: 'Libre',
      assigned: 'Sin empezar',
      in_progress: 'En curso',
      completed: 'Completada',
      returned: 'Devuelta',
      archived: 'Archivada',
    },
  },
  user_preferences: {
    theme: {
      light: 'Claro',
      dark: 'Oscuro',
      system: 'Como el dispositivo',
    },
    accent_color: {
      ink: 'Tinta',
      teal: 'Turquesa',
      plum: 'Ciruela',
      olive: 'Oliva',
      slate: 'Pizarra',
    },
    language: {
      en: 'Inglés',
      es: 'Español',
    },
    date_format: {
      locale: 'Como en este dispositivo',
      mdy: '10/31/2026',
      dmy: '31/10/2026',
      ymd: '2026-10-31',
    },
    time_format: {
      locale: 'Como en este dispositivo',
      '12h': '12 horas',
      '24h': '24 horas',
    },
    profile_visibility: {
      team: 'Sí',
      hidden: 'No',
    },
  },
  voter_additions: {
    state: {
      'new': 'Nueva',
      kept: 'Conservada tal cual',
      matched: 'Asociada a un votante',
      dismissed: 'Descartada',
    },
  },
  voter_events: {
    outcome: {
      canvassed: 'Conversó',
      not_home: 'No estaba',
      refused: 'Se negó',
      call_back: 'Volver a llamar',
      left_message: 'Se dejó mensaje',
      moved: 'Se mudó',
      wrong_number: 'Número equivocado',
      inaccessible: 'Inaccesible',
      busy: 'Ocupado',
      disconnected: 'Número sin servicio',
      deceased: 'Falleció',
      language_barrier: 'Barrera de idioma',
      do_not_call: 'No llamar',
      do_not_walk: 'No visitar',
      do_not_mail: 'No enviar cartas',
      do_not_text: 'No enviar mensajes',
      do_not_email: 'No enviar correos',
      hostile: 'Hostil',
      address_not_found: 'Dirección no encontrada',
    },
    source: {
      door: 'En la puerta',
      phone: 'Por teléfono',
      text: 'Por mensaje',
      mail: 'Por carta',
      email: 'Por correo electrónico',
      event: 'En un evento',
      office: 'En la oficina',
    },
    field: {
      cell: 'Celular',
      landline: 'Teléfono fijo',
      email: 'Correo electrónico',
      unit: 'Unidad',
      house: 'Número de la casa',
      street: 'Calle',
      city: 'Ciudad',
      zip: 'Código postal',
    },
    reason: {
      opt_out: 'Pidió la baja',
      do_not_contact: 'Pidió que no se le contacte',
      hostile: 'Hostil',
      deceased: 'Falleció',
      moved: 'Se mudó',
      bad_number: 'Número malo',
      bounced: 'Correo devuelto',
      quiet_period: 'Periodo de descanso',
      legal_hold: 'Retención legal',
      staff_request: 'A petición del equipo',
    },
    kind: {
      attempt: 'Resultado',
      support: 'Apoyo',
      tag: 'Etiqueta',
      answer: 'Respuesta',
      note: 'Nota',
      correction: 'Corrección',
      suppression: 'Deseo de no ser contactado',
    },
    channels: {
      walk: 'Puertas',
      call: 'Llamadas',
      text: 'Mensajes',
      email: 'Correo electrónico',
      mail: 'Correo postal',
    },
  },
};
