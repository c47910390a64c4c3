import { words } from "../fold.ts";

/**
 * Who somebody is, and not what they do at work. Folded; a trailing * stands for any ending. Words that speak of
 * things at work too ('black bags', 'the chronic leak') are left out.
 */
export const SCHOOL = words(
  "high school, middle school, college, university, universities, ged, g e d, diploma, degree, bachelor*, master's, masters, associate's, associates degree, phd, tenth grade, eleventh grade, twelfth grade, ninth grade, eighth grade, sixth grade, night school, community college, ivy league, harvard, yale, stanford, princeton, alma mater, escuela, universidad, secundaria, preparatoria, prepa, bachillerato, primaria, sexto grado, licenciatura, politecnico, tecnologico, colegio",
);
export const BELIEF = words(
  "church, churches, mosque, temple, synagogue, parish, gurdwara, mass, shabbat, shabbos, sabbath, ramadan, eid, diwali, yom kippur, passover, pray, prays, prayed, praying, prayer, prayers, bible, bible study, quran, koran, torah, christian*, catholic*, muslim*, islam*, jewish, jew, hindu*, buddhis*, sikh*, mormon*, lds, jehovah*, pentecostal*, baptist*, adventist*, evangelical*, lutheran*, methodist*, atheist*, agnostic*, religio*, faith, hijab, headscarf, turban, kippah, yarmulke, rosary, choir, halal, kosher, iglesia, misa, mezquita, sinagoga, rezo, rezar, orar, oracion, ayuno, ayunar, biblia, cristian*, catolic*, musulman*, judi*, testigo* de jehova, evangelic*, cuaresma, creyente",
);
export const BODY = words(
  "wheelchair, deaf, hard of hearing, hearing aid*, hearing loss, two aids, blind, blind in one eye, low vision, dyslexi*, dyscalculi*, autis*, adhd, asperger*, epilep*, seizure*, diabet*, asthma*, arthritis, prosthe*, amput*, one arm, one leg, one hand, one eye, one ear, a bad back, a bad knee, bad knees, a limp, stutter*, stammer*, depression, anxiety, ptsd, bipolar, multiple sclerosis, cerebral palsy, disabilit*, disabled, crutch*, a cane, my cane, tourette*, down syndrome, cancer, hiv, lupus, sordo, sorda, ciego, ciega, silla de ruedas, dislexia, dislexic*, autismo, discapacidad, discapacitad*, epilepsia, protesis, tartamud*, asma, artritis, baston, muletas, un brazo, una pierna, un ojo, un oido",
);
export const ORIGIN = words(
  "immigrant*, refugee*, native american, latino, latina, hispanic, african american, foreigner, gay, lesbian, bisexual, transgender, queer, second language, single parent, single mom, single dad, a parent, retired, teenager, inmigrante*, refugiad*, latino, latina, hispan*, indigena*, lesbiana, jubilad*, segundo idioma",
);
