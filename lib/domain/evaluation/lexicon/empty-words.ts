import { words } from "../fold.ts";

/** English and Spanish words that say nothing by themselves, folded: 'and then I', 'y luego yo'. */
export const EMPTY_WORDS = words(`
  a, an, the, this, that, these, those, that's, it, it's, its, i, i'm, i've, i'd, i'll, im, ive, me,
  my, mine, myself, you, you're, your, yours, we, we're, we've, we'd, we'll, us, our, ours, they,
  they're, them, their, theirs, he, him, his, she, her, hers, who, whom, whose, which, what, where,
  when, why, how, and, or, but, nor, so, if, then, than, because, cause, cuz, as, while, though,
  although, to, of, in, on, at, by, for, from, with, without, into, onto, about, up, down, out,
  off, over, under, between, through, during, before, after, there, here, there's, is, am, are,
  was, were, be, been, being, isn't, wasn't, weren't, aren't, do, does, did, done, don't, doesn't,
  didn't, have, has, had, haven't, hasn't, hadn't, having, will, would, can, could, shall, should,
  may, might, must, won't, wouldn't, can't, couldn't, just, very, really, too, also, well,
  like, yeah, yes, no, not, ok, okay, um, uh, oh, some, any, all, such, now,
  el, la, los, las, lo, un, una, unos, unas, y, e, o, u, ni, pero, que, de, del, al, en, con, sin,
  por, para, pa, como, cuando, donde, porque, pues, si, mas, muy, ya, yo, mi, mis, tu, tus, su,
  sus, se, te, le, les, nos, nosotros, nosotras, ellos, ellas, ella, usted, ustedes, es, era, eran,
  soy, eres, somos, son, fue, fui, fueron, ser, estoy, esta, estaba, estan, estaban, he, ha, han,
  hay, habia, haber, tengo, tenia, este, estos, estas, eso, esa, ese, esto, aqui, alli, alla,
  luego, despues, entonces, asi, bueno, tambien
`);
