import type { ProfileSectionId } from '#shared/collections/candidate/candidate-field.ts';
import type { ProfileFieldName } from '#shared/collections/candidate/candidate-fields.ts';

type FieldText = { label: string; help: string };

/** What forms, the wizard and the profile's file call each field of the candidate profile. */
const fields: Record<ProfileFieldName, FieldText> = {
  candidateName: { label: 'Nombre del candidato o candidata', help: 'El nombre tal como está en la boleta.' },
  office: { label: 'Cargo', help: 'Por ejemplo: Concejo Municipal.' },
  district: { label: 'Distrito', help: 'Por ejemplo: Distrito 3.' },
  state: { label: 'Estado', help: 'Donde se celebra la elección.' },
  party: { label: 'Partido', help: 'Déjelo vacío en una contienda no partidista.' },
  electionDate: {
    label: 'Fecha de la elección',
    help: 'El día que decide la contienda en la que está ahora.',
  },
  race_candidates: {
    label: 'Candidaturas en la boleta',
    help: 'Todas las que pueden ganar, incluida la suya.',
  },
  race_registered: {
    label: 'Votantes registrados hoy',
    help: 'En su distrito; lo publica la oficina electoral.',
  },
  race_ballots_1: {
    label: 'Votos emitidos, última elección comparable',
    help: 'El mismo cargo y el mismo tipo de año: intermedia con intermedia.',
  },
  race_registered_1: {
    label: 'Votantes registrados entonces',
    help: 'Cuántos estaban registrados para esa elección.',
  },
  race_ballots_2: {
    label: 'Votos emitidos, la elección anterior',
    help: 'La elección comparable anterior a esa.',
  },
  race_registered_2: {
    label: 'Votantes registrados entonces',
    help: 'Cuántos estaban registrados para esa elección.',
  },
  race_ballots_3: {
    label: 'Votos emitidos, la anterior a esa',
    help: 'Tres elecciones dan un promedio justo.',
  },
  race_registered_3: {
    label: 'Votantes registrados entonces',
    help: 'Cuántos estaban registrados para esa elección.',
  },
  race_targetShare: {
    label: 'Meta de votos, en porcentaje',
    help: 'A lo que aspira. Lo usual con dos candidaturas es de 52 a 55; con más, indique con cuánto se gana.',
  },
  narrative_hometown: { label: 'Lugar de origen', help: 'De dónde es y qué hizo de usted ese lugar.' },
  narrative_education: { label: 'Educación', help: 'Escuelas, formación, maestros que dejaron huella.' },
  narrative_professionalCareer: {
    label: 'Trayectoria profesional',
    help: 'Los trabajos que tuvo y lo que logró en ellos.',
  },
  narrative_communityInvolvement: {
    label: 'Participación comunitaria',
    help: 'Juntas, clubes, iglesias, equipos deportivos, voluntariado.',
  },
  narrative_family: { label: 'Familia', help: 'Solo lo que le agrade ver publicado.' },
  narrative_originStory: {
    label: 'Su historia',
    help: 'La historia que cuenta cuando alguien le pregunta quién es.',
  },
  narrative_motivation: { label: 'Motivación', help: 'Por qué usted y por qué ahora.' },
  narrative_definingExperience: {
    label: 'Experiencia decisiva',
    help: 'Un momento que formó su manera de ver la vida pública.',
  },
  narrative_stakes: {
    label: 'Lo que está en juego',
    help: 'Qué gana o pierde la gente de aquí en esta elección.',
  },
  philosophy_ideology_label: {
    label: 'Etiqueta política',
    help: 'Cómo se describe: «progresista pragmática», «conservador fiscal».',
  },
  philosophy_influences: {
    label: 'Influencias',
    help: 'Personas, libros y movimientos que formaron sus ideas.',
  },
  philosophy_roleOfGovernment: {
    label: 'Papel del gobierno',
    help: 'Qué debe hacer y en qué no debe meterse.',
  },
  philosophy_coreValues: {
    label: 'Valores fundamentales',
    help: 'De tres a cinco, cada uno con lo que significa en la práctica.',
  },
  philosophy_compromise: {
    label: 'Acuerdos',
    help: 'Dónde cedería ante la otra parte y dónde nunca.',
  },
  philosophy_governingNorthStar: {
    label: 'Norte al gobernar',
    help: 'La única pregunta que se hace antes de cada voto.',
  },
  policy_topPriorities: { label: 'Prioridades principales', help: 'Los tres temas con los que abre.' },
  policy_economy_overview: { label: 'Economía', help: 'Su postura en un párrafo.' },
  policy_economy_taxes: { label: 'Impuestos', help: 'Qué subiría, bajaría o dejaría igual.' },
  policy_economy_jobs: { label: 'Empleos y salarios', help: 'Cómo debería pagar y crecer el trabajo aquí.' },
  policy_economy_trade: {
    label: 'Comercio',
    help: 'Qué significa para las empresas y las granjas de su distrito.',
  },
  policy_nationalDebt: { label: 'Deuda y déficit', help: 'Cómo pagaría sus promesas.' },
  policy_infrastructure: {
    label: 'Infraestructura',
    help: 'Calles, agua, transporte público, internet: qué va primero.',
  },
  policy_healthcare_overview: { label: 'Salud', help: 'Su postura en un párrafo.' },
  policy_healthcare_costs: { label: 'Costos de la salud', help: 'Seguros, medicinas, hospitales.' },
  policy_environment_climateChange: {
    label: 'Cambio climático',
    help: 'Qué haría al respecto y con qué rapidez.',
  },
  policy_environment_energy: { label: 'Energía', help: 'Fuentes, precios, empleos.' },
  policy_social_education: { label: 'Educación', help: 'Escuelas, maestros, universidad, oficios.' },
  policy_social_criminalJustice: {
    label: 'Seguridad pública y justicia',
    help: 'Policía, tribunales, prevención.',
  },
  policy_social_immigration: {
    label: 'Inmigración',
    help: 'La frontera, el trabajo y quienes ya están aquí.',
  },
  policy_gunControl: { label: 'Armas', help: 'Derechos y límites, con sus propias palabras.' },
  policy_votingRights: { label: 'Derecho al voto', help: 'Acceso, seguridad, distritos.' },
  policy_abortion: { label: 'Aborto', help: 'Su postura tal como se la diría a un votante.' },
  policy_tech: { label: 'Tecnología', help: 'Privacidad, plataformas, inteligencia artificial.' },
  policy_foreign_overview: {
    label: 'Política exterior',
    help: 'Su postura en un párrafo, si el cargo la requiere.',
  },
  policy_foreign_alliances: { label: 'Alianzas', help: 'Cuáles importan y por qué.' },
  policy_foreign_china: { label: 'China', help: 'Comercio, seguridad, derechos.' },
  policy_first100Days: { label: 'Primeros 100 días', help: 'Lo que habrá hecho para entonces.' },
  electorate_demographics: { label: 'Demografía', help: 'Quién vive aquí: edades, idiomas, vecindarios.' },
  electorate_economy: { label: 'Economía local', help: 'Quién da empleo y qué preocupa a la gente.' },
  electorate_culture: { label: 'Cultura', help: 'De qué se enorgullece la gente; dónde se reúne.' },
  electorate_challenges: { label: 'Retos', help: 'Los problemas que surgen en cada puerta.' },
  electorate_pastResults: { label: 'Resultados anteriores', help: 'Quién ganó, por cuánto y dónde.' },
  electorate_swingVoters: { label: 'Votantes indecisos', help: 'A quién se puede convencer y con qué.' },
  strategy_theoryOfTheCase: { label: 'Teoría de la victoria', help: 'Ganamos si … porque …' },
  strategy_winningCoalition: {
    label: 'Coalición ganadora',
    help: 'Los grupos que suman su número para ganar.',
  },
  strategy_coreMessage: {
    label: 'Mensaje central',
    help: 'Lo que un votante debe recordar tras una conversación.',
  },
  strategy_targetVoters: { label: 'Votantes objetivo', help: 'A quién contacta primero.' },
  strategy_fundraising: { label: 'Plan de recaudación', help: 'Cuánto, de quién y para cuándo.' },
  strategy_keyEndorsementsSought: { label: 'Respaldos buscados', help: 'La palabra de quién pesa aquí.' },
  strategy_slogan: { label: 'Lema', help: 'Tan corto que quepa en un cartel de jardín.' },
  strategy_threeKeyWords: { label: 'Tres palabras clave', help: 'Por ejemplo: escuelas, seguridad, ahorro.' },
  voice_adjectives: { label: 'Cómo suena', help: 'Tres adjetivos: cálido, directo, sencillo.' },
  voice_format: { label: 'Formato', help: 'Frases largas o cortas, listas o historias.' },
  voice_humor: { label: 'Humor', help: 'Cuánto y qué queda fuera.' },
  voice_storytelling: { label: 'Narración', help: 'Historias que cuenta bien y a menudo.' },
  voice_data: { label: 'Uso de datos', help: '¿Primero los números o primero la gente?' },
  voice_mediaPreference: {
    label: 'Medios preferidos',
    help: 'Radio, prensa, video, redes sociales: donde mejor se desenvuelve.',
  },
  opp_primaryOpponent: { label: 'Oponente principal', help: 'La persona a la que debe ganarle.' },
  opp_opponentWeaknesses: { label: 'Debilidades del oponente', help: 'Públicas y comprobables.' },
  opp_potentialAttacks: {
    label: 'Ataques posibles',
    help: 'Lo que dirán de usted, y su respuesta.',
  },
  opp_campaignObstacles: {
    label: 'Obstáculos de la campaña',
    help: 'Qué podría detenerle además del oponente.',
  },
  opp_blackSwan: { label: 'Cisne negro', help: 'Lo improbable que lo cambiaría todo.' },
  opp_victoryHeadline: {
    label: 'Titular de la victoria',
    help: 'El titular que quiere ver a la mañana siguiente.',
  },
};

/** The profile's sections, each with what it is for. */
const sections: Record<ProfileSectionId, FieldText> = {
  identity: { label: 'Identidad', help: 'Quién se postula, a qué y cuándo.' },
  race: { label: 'La contienda en números', help: 'De dónde se calcula el número para ganar.' },
  narrative: { label: 'Historia', help: 'La historia de la persona.' },
  philosophy: { label: 'Filosofía', help: 'Qué guía las decisiones.' },
  policy: { label: 'Políticas', help: 'Posturas, tema por tema.' },
  electorate: { label: 'Electorado', help: 'La gente que vota aquí.' },
  strategy: { label: 'Estrategia', help: 'Cómo gana esta campaña.' },
  voice: { label: 'Voz', help: 'Cómo suena la campaña.' },
  opponent: { label: 'Oponente', help: 'Qué se interpone en el camino.' },
};

export const profileFields = { fields, sections };
