const list = (words: string): Set<string> => new Set(words.trim().split(/\s+/));

/**
 * The small words that every text of a language is full of, folded. Each language has its own whole list, words that
 * it shares with others included: what counts is whose words a text has the most of.
 */
export const FUNCTION_WORDS: Record<string, Set<string>> = {
  en: list(`
    the and to of is am was i i'm i've i'd i'll im ive my that that's with for it it's they
    they're them their we we're our us when have had has having would on at you your so but not
    this these those are were be been being do did does don't didn't wasn't won't dont didnt if
    because cause cuz then than what me as always first there who which like after before from
    about out up down in a an all no any some or by one two three four five just could can can't
    should will he she him her his went go got get told tell said say made make took take every
    everything everybody until while where how more most other into over off back never also only
    same each since later again ain't gonna em yeah work working job shift customer customers
    client team boss manager help store room rooms house day days week time years year hours
    minutes person people y'all finna dat dem deh wit guest guests phone phones check answer food
    kitchen floor floors clean
  `),
  es: list(`
    el la los las lo de del que q y e o u en un una unos unas yo mi mis me con sin por para pa es
    era eran eramos soy somos fue fui fueron son estoy esta estaba estaban estan se si su sus al a
    cuando muy pero porque como le les siempre nunca tengo tenia tenemos tiene mas menos habia hay
    he ha han hasta desde todo toda todos todas primero luego despues antes anos ano trabajo
    trabajar trabaje trabajaba donde quien ella ellos nos nosotros ya tambien cada otro otra
    entonces asi bien solo hice dije hago hacer puedo este esto eso esa ese aqui alli alla no ni
    sobre entre pues vez dia dias semana noche tarde hora horas dos tres cuatro cliente clientes
    jefe jefa equipo gente casa cuarto cuartos piso pisos cocina llegar llegue limpiar limpio
    limpie
  `),
  it: list(`
    il lo la i gli le di a da in con su per tra fra un uno una e ed che non ho ha hanno sono era
    ero mi mio mia miei ma anche perche quando come del della dei degli delle nel nella al alla
    alle ai dal dalla sul sulla si ci ne piu molto poi sempre abbiamo siamo questo questa quello
    cosa lavoro lavorato io loro lui lei anni se tutto tutti ogni dopo prima stato stata fatto
    aveva avevo cliente clienti gia mai fino cosi
  `),
  pt: list(`
    o a os as de do da dos das no na nos nas e em um uma que com por para pra nao eu meu minha me
    muito quando mas porque como foi era estava mais ao aos sempre trabalho trabalhei depois tudo
    todos se ele ela eles lhe ja tambem tinha voce anos isso esse essa pelo pela fiz entao sou
    cliente clientes ate antes cada dia fui ser ter tenho ha numa num tres nunca chego loja pessoa
  `),
  gl: list(`
    o a os as de do da dos das no na nos nas e en un unha que con por para non eu meu mina me min
    moi cando pero porque como foi era estaba mais ao aos sempre traballo traballei traballar
    despois todo todos se el ela eles lle lles xa tamen tina anos iso ese esa polo pola fixen
    enton son cliente clientes ata antes cada dia fun ser ter tenho dende hai nunha nun tres nunca
    chego persoa xente
  `),
  ca: list(`
    el la els les l de del dels d i a amb per que un una es en no jo meu meva meves molt quan pero
    perque com vaig va vam han he ha hem sempre mes tambe em al als ser estava era si aixo feina
    treballo treballar treballava despres tot tots tota li ens me se n s aquest aquesta ja fins
    cada dia soc clients client anys hi
  `),
  fr: list(`
    le la les l de des du un une et je j'ai est que qui ne n'ai pas pour dans en avec mon ma mes
    nous vous il elle ils on ce cette ces sur au aux mais quand toujours suis etait j'etais ai a
    ont c'est c'etait travaille client clients si se s'est son sa ses leur plus tout tous tres
    apres comme chez par fait avons avait jamais puis ou d'un d'une qu'il moi
  `),
  ro: list(`
    si de la in cu pe un o nu am a au sa ca este e sunt era eram mi mea meu mereu cand dar pentru
    din care mai ce eu se le ne i lor lui foarte apoi dupa tot toate toti fost ma il ei ani
    intotdeauna acest lucru lucrat client clienti clientul pana fiecare daca sau al ale
  `),
  de: list(`
    der die das und ich ist ein eine einen einem einer mit fur auf nicht war habe hatte hat wenn
    wir zu zum zur den dem des mein meine meinen immer aber weil dann sie er es haben im in von
    bei nach auch sich dass als an so um noch nur wie alle mir mich uns sind wurde kann kunde
    kunden arbeit schon mehr oder ihm ihr was
  `),
  nl: list(`
    de het een en ik is van in op te dat die met voor niet was heb had als we wij zijn mijn ze hij
    er aan om ook maar dan naar bij want omdat altijd door uit nog wel mij me ons kan toen werd
    heeft alle deze dit over tot haar hem geen of klant klanten werk jaar hebben
  `),
  sv: list(`
    och att jag det i en ett ar som pa med for inte av den till har var men om vi de dem min mitt
    mina nar alltid hade sa fran kan ska mig ocksa eller efter alla han hon kund kunden kunder da
    nagon mycket sedan utan
  `),
  da: list(`
    og at jeg det i en et er som pa med for ikke af den til har var men om vi de dem min mit mine
    nar altid havde sa fra kan skal mig ogsa eller efter alle han hun kunde kunden kunder da meget
    uden blev
  `),
  no: list(`
    og at jeg det i en et er som pa med for ikke av den til har var men om vi de dem min mitt mine
    nar alltid hadde sa fra kan skal meg ogsa eller etter alle han hun kunde kunden kunder da mye
    uten ble
  `),
  fi: list(`
    ja on ei se etta oli kun en mina minun minulla olen mutta niin myos han tai kuin joka aina
    asiakas asiakkaan sitten olin ovat he me kanssa jos koska sen ole mita hyvin kaikki aika
  `),
  pl: list(`
    i w z ze na nie sie jest to do jak ale za po od dla ja moj moja moje mnie bylo byl była byla
    zawsze kiedy gdy bo poniewaz oraz przez tak juz przy klient klienta klientow pracuje
    pracowałem pracowałam co aby zeby ktory jestem mam mi go jego jej byłem byłam o a potem
    wszystko bardzo
  `),
  cs: list(`
    a je se v na ze to do jsem s z ale jak byl byla bylo kdyz protoze i po pro me muj vzdy jsme
    aby tak uz za by mi si jeho ho jeste nebo k o od mu velmi zakaznik prace pak vsechno som ked
    pretoze bol
  `),
  hr: list(`
    i je u na se da sam su za od ne sa s to kao ali kad kada sto bio bila bilo moj moja uvijek
    uvek jer smo bi mi me ga mu ih iz po do ili koji vrlo posao nije rad
  `),
  hu: list(`
    a az es hogy nem is egy en volt mert meg van de ha mindig amikor akkor csak vagy nekem azt ezt
    voltam minden ugyfel utan ki el mar ott nagyon munka
  `),
  tr: list(`
    ve bir bu da de icin ile ben benim bana cok ama gibi ne var daha her zaman olarak sonra oldu
    musteri cunku onu once kadar hemen ise iki onlar o en biz bizim hic sey yok onun icinde
  `),
  sq: list(`
    dhe te ne nje per me qe nuk se i e une jam kam kur por si eshte ka nga ishte gjithmone do ta
    tij klienti pune pas shume u
  `),
  vi: list(`
    toi la va cua cho khong nguoi mot co đuoc đa đi đe đen voi khi lam viec nhung trong nay cac vi
    luon chung ho rat sau khach hang tai theo neu ra nam cong thi minh
  `),
  tl: list(`
    ang ng sa na at ay ko ako mga si ni kay niya nila sila siya kami namin po hindi may para kung
    kapag pero dahil lang din rin nang ito iyon yung noong bago lahat kasi aking akin naman
    nagtatrabaho isang trabaho palagi
  `),
  ceb: list(`
    ang sa nga ug og ko ako mga ni si dili kay siya nila sila kung man lang usa ako'y akong kami
    namo adto kanunay trabaho ra
  `),
  id: list(`
    dan yang di saya untuk dengan tidak ini itu dari ke pada adalah karena ada kami akan selalu
    juga sudah bisa pelanggan mereka dalam ketika jika kerja bekerja setiap telah lalu dia
  `),
  sw: list(`
    na ya wa kwa ni za la katika kama yangu mimi wangu sana lakini kwamba hii baada kila wakati
    alikuwa nilikuwa yake kazi mteja siku ili au pia cha vya wateja hiyo kabla mara
  `),
  ht: list(`
    mwen li nou yo ou a la an lan ak nan pou pa te ki se sa ap ka gen le men paske yon tout toujou
    fe di kliyan travay m konn konsa apre tou epi m'ap mwen'n jou
  `),
  so: list(`
    waa iyo oo ka ku la u ay ayaa in aan anigu waxaan markii laakiin si soo leh waxay inuu shaqo
    ah ee had mid waxa isaga
  `),
};

/** Endings that tell a language where small words are few: 'Mopped floors, wiping counters'. */
export const TELLING_ENDINGS: Record<string, RegExp> = {
  en: /^[a-z]{2,}(?:ing|[^aeo]ed|ly|ght|ness|sh|ck|oom|oor)s?$/,
  es: /^[a-z]{2,}(?:iendo|aron|ieron|ciones|bamos)$/,
  it: /^[a-z]{3,}(?:zione|zioni|abile|abili|uale|are|ere|ire)$|^[a-z]{2,}(?:tt|zz|gg)[aeio]$/,
  gl: /^[a-z]{2,}(?:inlle|eille|ouse|eume)$/,
  hu: /^[a-z]{2,}(?:tam|tem|ott|ett|nak|nek)$/,
  pt: /^[a-z]*[aeiou][ln]h[aeo]s?$|^[a-z]{2,}(?:cao|coes)$/,
};
