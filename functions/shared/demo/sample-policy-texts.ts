import type { IssuePriority, IssueTopic, UseKind } from '../domain/policy/policy-limits.ts';
import type { PositionContent } from '../domain/policy/position-content.ts';

/** A version of a sample position; what it leaves out is as in the version before. */
type SampleVersion = Partial<PositionContent> & { note?: string };
export type SampleIssue = {
  id: string;
  name: string;
  topic: IssueTopic;
  priority: IssuePriority;
  /** Approved, the oldest first. */
  versions: readonly SampleVersion[];
  isPublic?: true;
  /** Waiting for review. */
  draft?: SampleVersion;
  uses?: readonly { kind: UseKind; title: string; version: number; link?: string }[];
};

export const policyInEnglish: readonly SampleIssue[] = [
  {
    ...{ id: 'maternity-ward', name: 'Maternity ward', topic: 'health', priority: 'high', isPublic: true },
    versions: [
      { stance: 'Keep the maternity ward in Port Amsel open.' },
      {
        text: 'The ward delivers 610 babies a year. If it closes, the nearest one is 52 minutes away, and longer when the bridge is up.\n\nThe state already pays hospitals that keep emergency care in small towns. It should pay for births the same way.',
        proof: [
          {
            text: '610 births a year, 41 of them within an hour of arrival.',
            source: 'Hospital board, 2025 report',
          },
          { text: 'The next ward is 52 minutes away by car.', source: 'County transport survey' },
        ],
        note: 'Figures checked with the hospital board.',
      },
      {
        local_example:
          'In March, a mother from Ferry Hill gave birth in an ambulance on the river bridge. Both are well. The crew had been told the ward might be closed by summer.',
        questions: [
          {
            question: 'Who pays for it?',
            answer:
              'The state does, from the fund for small hospitals: $2.1 million a year, which is less than one mile of highway.',
          },
          {
            question: 'Isn’t a bigger hospital safer?',
            answer:
              'For a planned birth with complications, yes, and those go there today. For the other nine in ten, an hour on the road is the risk.',
          },
        ],
        say: ['close to home', 'fifty-two minutes'],
        avoid: ['healthcare system', 'stakeholders'],
        note: 'With a local example for the forum.',
      },
    ],
    uses: [
      { kind: 'speech', title: 'Forum on the maternity ward', version: 3 },
      { kind: 'website', title: 'Issues page', version: 2, link: 'https://rivera.example/issues' },
    ],
  },
  {
    ...{ id: 'lead-pipes', name: 'Lead pipes', topic: 'environment', priority: 'high', isPublic: true },
    versions: [
      {
        stance: 'Replace every lead water main by 2031.',
        text: 'Start with schools and day care, then go street by street, and publish the list so that every family knows its year.',
        proof: [{ text: '3,400 service lines are still lead.', source: 'Port Amsel water department' }],
        questions: [
          {
            question: 'Will my water bill go up?',
            answer: 'No. The bond is paid from the state’s water fund.',
          },
        ],
      },
    ],
    uses: [{ kind: 'mail', title: 'Water mailer', version: 1 }],
  },
  {
    ...{ id: 'rent', name: 'Rent', topic: 'housing', priority: 'high' },
    versions: [
      {
        stance: 'Rent that a nurse can pay.',
        text: 'Build 400 homes on the land of the old ferry yard, a third of them at rents tied to local wages.',
      },
    ],
    draft: {
      text: 'Build 400 homes on the land of the old ferry yard, half of them at rents tied to local wages, and end fees for applications.',
      proof: [{ text: 'Rents rose 31% in five years, wages 12%.', source: 'County housing office' }],
      say: ['rent that a nurse can pay'],
      note: 'Half instead of a third, after the tenants’ meeting.',
    },
    uses: [{ kind: 'questionnaire', title: 'Tenants’ union questionnaire', version: 1 }],
  },
  {
    ...{ id: 'reading', name: 'Reading coaches', topic: 'education', priority: 'medium' },
    versions: [{ stance: 'A reading coach in every first-grade classroom.' }],
  },
  {
    ...{ id: 'ferry-yard-jobs', name: 'Jobs at the ferry yard', topic: 'economy', priority: 'medium' },
    versions: [
      {
        stance: 'Bring 900 jobs to the land that has stood empty since the yard closed.',
        text: 'Paid apprenticeships with the building trades come first, so that the people who live here build it.',
      },
    ],
  },
  {
    ...{ id: 'early-voting', name: 'Early voting', topic: 'rights', priority: 'low' },
    versions: [{ stance: 'Two more weeks of early voting, and a ballot box in every town.' }],
  },
  { id: 'bridge-tolls', name: 'Bridge tolls', topic: 'taxes', priority: 'low', versions: [] },
];

export const policyInSpanish: readonly SampleIssue[] = [
  {
    ...{
      id: 'maternity-ward',
      name: 'Sala de maternidad',
      topic: 'health',
      priority: 'high',
      isPublic: true,
    },
    versions: [
      { stance: 'Mantener abierta la sala de maternidad de Port Amsel.' },
      {
        text: 'En la sala nacen 610 bebés al año. Si cierra, la más cercana queda a 52 minutos, y a más cuando el puente está levantado.\n\nEl estado ya paga a los hospitales que mantienen las urgencias en pueblos pequeños. Debe pagar los partos de la misma manera.',
        proof: [
          {
            text: '610 partos al año, 41 de ellos en la primera hora.',
            source: 'Junta del hospital, informe de 2025',
          },
          {
            text: 'La sala siguiente está a 52 minutos en auto.',
            source: 'Encuesta de transporte del condado',
          },
        ],
        note: 'Cifras comprobadas con la junta del hospital.',
      },
      {
        local_example:
          'En marzo, una madre de Ferry Hill dio a luz en una ambulancia sobre el puente del río. Los dos están bien. Al equipo le habían dicho que la sala podía cerrar antes del verano.',
        questions: [
          {
            question: '¿Quién lo paga?',
            answer:
              'El estado, con el fondo para hospitales pequeños: 2.1 millones de dólares al año, menos que una milla de autopista.',
          },
          {
            question: '¿No es más seguro un hospital más grande?',
            answer:
              'Para un parto con complicaciones previstas, sí, y esos ya se atienden allá. Para los otros nueve de cada diez, el riesgo es una hora de carretera.',
          },
        ],
        say: ['cerca de casa', 'cincuenta y dos minutos'],
        avoid: ['sistema de salud', 'partes interesadas'],
        note: 'Con un ejemplo local para el foro.',
      },
    ],
    uses: [
      { kind: 'speech', title: 'Foro sobre la sala de maternidad', version: 3 },
      { kind: 'website', title: 'Página de temas', version: 2, link: 'https://rivera.example/issues' },
    ],
  },
  {
    ...{
      id: 'lead-pipes',
      name: 'Tuberías de plomo',
      topic: 'environment',
      priority: 'high',
      isPublic: true,
    },
    versions: [
      {
        stance: 'Cambiar todas las tuberías de plomo antes de 2031.',
        text: 'Empezar por escuelas y guarderías, seguir calle por calle y publicar la lista para que cada familia sepa su año.',
        proof: [
          { text: '3,400 conexiones siguen siendo de plomo.', source: 'Departamento de aguas de Port Amsel' },
        ],
        questions: [
          {
            question: '¿Subirá mi recibo del agua?',
            answer: 'No. El bono se paga con el fondo estatal del agua.',
          },
        ],
      },
    ],
    uses: [{ kind: 'mail', title: 'Folleto sobre el agua', version: 1 }],
  },
  {
    ...{ id: 'rent', name: 'Alquiler', topic: 'housing', priority: 'high' },
    versions: [
      {
        stance: 'Alquileres que una enfermera pueda pagar.',
        text: 'Construir 400 viviendas en los terrenos del antiguo astillero, un tercio con alquileres ligados a los salarios locales.',
      },
    ],
    draft: {
      text: 'Construir 400 viviendas en los terrenos del antiguo astillero, la mitad con alquileres ligados a los salarios locales, y eliminar los cobros por solicitud.',
      proof: [
        {
          text: 'Los alquileres subieron 31% en cinco años; los salarios, 12%.',
          source: 'Oficina de vivienda del condado',
        },
      ],
      say: ['alquileres que una enfermera pueda pagar'],
      note: 'La mitad en vez de un tercio, después de la reunión de inquilinos.',
    },
    uses: [{ kind: 'questionnaire', title: 'Cuestionario del sindicato de inquilinos', version: 1 }],
  },
  {
    ...{ id: 'reading', name: 'Tutores de lectura', topic: 'education', priority: 'medium' },
    versions: [{ stance: 'Un tutor de lectura en cada salón de primer grado.' }],
  },
  {
    ...{ id: 'ferry-yard-jobs', name: 'Empleos en el astillero', topic: 'economy', priority: 'medium' },
    versions: [
      {
        stance: 'Traer 900 empleos a los terrenos vacíos desde que cerró el astillero.',
        text: 'Primero, aprendizajes pagados con los oficios de la construcción, para que lo construya la gente que vive aquí.',
      },
    ],
  },
  {
    ...{ id: 'early-voting', name: 'Voto anticipado', topic: 'rights', priority: 'low' },
    versions: [{ stance: 'Dos semanas más de voto anticipado y un buzón electoral en cada pueblo.' }],
  },
  { id: 'bridge-tolls', name: 'Peaje del puente', topic: 'taxes', priority: 'low', versions: [] },
];
