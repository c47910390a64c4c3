/**
 * Small words of English as accents say them, folded; longer words are heard by their letters (accents/heard.ts).
 * `clear` ones are no other word; `alike` ones are, unless a clear one of the same accent stands beside them.
 */
export const ACCENTS: { clear: Record<string, string>; alike: Record<string, string> }[] = [
  {
    // 'Th' as a stop.
    clear: {
      ...{ de: "the", di: "the", da: "the", dis: "this", dese: "these", dey: "they", dem: "them" },
      ...{ dere: "there", deir: "their", dat: "that", dats: "that's", den: "then", trow: "throw" },
      ...{ ting: "thing", tings: "things", tink: "think", tinks: "thinks", tought: "thought" },
      ...{ anyting: "anything", everyting: "everything", evryting: "everything", trew: "threw" },
      ...{ nuttin: "nothing", nutting: "nothing", sumting: "something", someting: "something" },
      ...{ mudder: "mother", fadder: "father", brudder: "brother", udder: "other", tru: "through" },
      ...{ togedder: "together", anudder: "another", bodder: "bother", wedder: "weather" },
      ...{ wid: "with", wit: "with", bofe: "both", mont: "month", monts: "months" },
    },
    alike: { dough: "though", dare: "there", dose: "those" },
  },
  {
    // 'Th' as 'z' or 's', 'w' as 'v', 'i' as 'ee'.
    clear: {
      ...{
        ze: "the",
        zis: "this",
        zat: "that",
        zey: "they",
        zem: "them",
        zen: "then",
        ven: "when",
      },
      ...{ zere: "there", zese: "these", zose: "those", zeir: "their", zing: "thing", wiz: "with" },
      ...{ vith: "with", vas: "was", vhen: "when", vill: "will", vere: "were", anozer: "another" },
      ...{ eet: "it", eez: "is", eef: "if", heem: "him", hees: "his", thees: "this", dees: "this" },
      ...{ beeg: "big", leetle: "little", feenish: "finish", fineesh: "finish" },
    },
    alike: {
      ...{
        ve: "we",
        vent: "went",
        vet: "wet",
        vine: "wine",
        viz: "with",
        vat: "what",
        vest: "west",
      },
      ...{ sing: "thing", sings: "things", sink: "think", sank: "thank", iz: "is" },
    },
  },
  {
    // 'Th' as 'f' or 'v'.
    clear: {
      ...{ wif: "with", nuffin: "nothing", nuffink: "nothing", sumfin: "something", wiv: "with" },
      ...{ sumfink: "something", anyfink: "anything", everyfink: "everything", muvver: "mother" },
      ...{
        bruvver: "brother",
        bruvva: "brother",
        anuvver: "another",
        uvver: "other",
        uvva: "other",
      },
    },
    alike: { free: "three", fink: "think", fin: "thin" },
  },
  {
    // As they are said in any accent; what is alike may stand beside any of them.
    clear: {
      ...{
        wuz: "was",
        woz: "was",
        sed: "said",
        becuz: "because",
        becos: "because",
        becoz: "because",
      },
      ...{
        dint: "didn't",
        frum: "from",
        cud: "could",
        wud: "would",
        shud: "should",
        wot: "what",
        wat: "what",
      },
      ...{ evry: "every", evrybody: "everybody", sumtimes: "sometimes", sumbody: "somebody" },
      ...{
        yestaday: "yesterday",
        afta: "after",
        ova: "over",
        neva: "never",
        foh: "for",
        fer: "for",
      },
      ...{
        mah: "my",
        ah: "i",
        ahm: "i'm",
        yer: "your",
        ya: "you",
        yuh: "you",
        git: "get",
        fo: "for",
      },
      ...{
        jes: "just",
        jus: "just",
        hafta: "have to",
        lotta: "lot of",
        sumn: "something",
        kuz: "because",
      },
      ...{ coulda: "could have", shoulda: "should have", woulda: "would have", musta: "must have" },
      ...{
        skool: "school",
        thru: "through",
        nite: "night",
        tonite: "tonight",
        rite: "right",
        ax: "ask",
      },
      ...{ wah: "what", nah: "not", pon: "on", inna: "in", fi: "to", mek: "make", tek: "take" },
      ...{ deh: "there", gwine: "going to", chirren: "children", ol: "old" },
    },
    alike: { tree: "three", tin: "thin", tank: "thank", tanks: "thanks" },
  },
];
