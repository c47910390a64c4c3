import { words } from "../fold.ts";

/**
 * Who somebody is, and not what they do at work. Folded; a trailing * stands for any ending. Words that speak of
 * things at work too ('black bags', 'the chronic leak') are left out.
 */
export const SCHOOL = words(`
  alma mater, associate's, associates degree, bachelor*, bachillerato, colegio, college,
  community college, degree, diploma, eighth grade, eleventh grade, escuela, g e d, ged, harvard,
  high school, ivy league, licenciatura, master's, masters, middle school, night school,
  ninth grade, phd, politecnico, prepa, preparatoria, primaria, princeton, secundaria,
  sexto grado, sixth grade, stanford, tecnologico, tenth grade, twelfth grade, universidad,
  universities, university, yale
`);
export const BELIEF = words(`
  adventist*, agnostic*, atheist*, ayunar, ayuno, baptist*, bible, bible study, biblia, buddhis*,
  catholic*, catolic*, choir, christian*, church, churches, creyente, cristian*, cuaresma, diwali,
  eid, evangelic*, evangelical*, faith, gurdwara, halal, headscarf, hijab, hindu*, iglesia,
  islam*, jehovah*, jew, jewish, judi*, kippah, koran, kosher, lds, lutheran*, mass, methodist*,
  mezquita, misa, mormon*, mosque, muslim*, musulman*, oracion, orar, parish, passover,
  pentecostal*, pray, prayed, prayer, prayers, praying, prays, quran, ramadan, religio*, rezar,
  rezo, rosary, sabbath, shabbat, shabbos, sikh*, sinagoga, synagogue, temple, testigo* de jehova,
  torah, turban, yarmulke, yom kippur
`);
export const BODY = words(`
  a bad back, a bad knee, a cane, a limp, adhd, amput*, anxiety, arthritis, artritis, asma,
  asperger*, asthma*, autis*, autismo, bad knees, baston, bipolar, blind, blind in one eye,
  cancer, cerebral palsy, ciega, ciego, crutch*, deaf, depression, diabet*, disabilit*, disabled,
  discapacidad, discapacitad*, dislexia, dislexic*, down syndrome, dyscalculi*, dyslexi*, epilep*,
  epilepsia, hard of hearing, hearing aid*, hearing loss, hiv, low vision, lupus, muletas,
  multiple sclerosis, my cane, one arm, one ear, one eye, one hand, one leg, prosthe*, protesis,
  ptsd, seizure*, silla de ruedas, sorda, sordo, stammer*, stutter*, tartamud*, tourette*,
  two aids, un brazo, un oido, un ojo, una pierna, wheelchair
`);
export const ORIGIN = words(`
  a parent, african american, bisexual, foreigner, gay, hispan*, hispanic, immigrant*, indigena*,
  inmigrante*, jubilad*, latina, latino, lesbian, lesbiana, native american, queer, refugee*,
  refugiad*, retired, second language, segundo idioma, single dad, single mom, single parent,
  teenager, transgender
`);
