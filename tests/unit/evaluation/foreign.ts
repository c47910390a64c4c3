/** Answers in languages that the built-in rubric doesn't read, to the same question: an unhappy customer. */
export const FOREIGN: [language: string, text: string][] = [
  [
    "Italian",
    "L'anno scorso una cliente era molto arrabbiata perché la camera non era pronta. Ho chiesto scusa, ho chiamato la governante e in 20 minuti abbiamo finito due camere. Alla fine la signora mi ha ringraziato.",
  ],
  [
    "Romanian",
    "Anul trecut o clientă era foarte supărată pentru că nu era gata camera. Mi-am cerut scuze, am sunat la menaj și în 20 de minute am terminat două camere. La final mi-a mulțumit.",
  ],
  [
    "Catalan",
    "L'any passat una clienta estava molt enfadada perquè l'habitació no estava llesta. Em vaig disculpar, vaig trucar a la governanta i en 20 minuts vam acabar dues habitacions. Al final em va donar les gràcies.",
  ],
  [
    "Galician",
    "O ano pasado unha clienta estaba moi enfadada porque o cuarto non estaba listo. Pedinlle desculpas, chamei á gobernanta e en 20 minutos rematamos dous cuartos. Ao final deume as grazas.",
  ],
  [
    "Portuguese",
    "No ano passado uma cliente estava muito zangada porque o quarto não estava pronto. Pedi desculpa, liguei para a governanta e em 20 minutos terminámos dois quartos. No fim ela agradeceu.",
  ],
  [
    "French",
    "L'année dernière une cliente était très fâchée parce que la chambre n'était pas prête. Je me suis excusé, j'ai appelé la gouvernante et en 20 minutes nous avons fini deux chambres. À la fin elle m'a remercié.",
  ],
  [
    "German",
    "Letztes Jahr war ein Gast verärgert, weil das Zimmer nicht fertig war. Ich habe mich entschuldigt, die Hausdame angerufen und in 20 Minuten haben wir zwei Zimmer fertig gemacht. Am Ende hat er sich bedankt.",
  ],
  [
    "Dutch",
    "Vorig jaar was een gast erg boos omdat de kamer niet klaar was. Ik heb mijn excuses aangeboden, de huishouding gebeld en in 20 minuten hebben we twee kamers afgemaakt. Op het einde bedankte de gast ons.",
  ],
  [
    "Tagalog",
    "Noong nakaraang taon galit ang isang bisita dahil hindi pa handa ang kuwarto. Humingi ako ng paumanhin, tinawagan ko ang housekeeping at sa loob ng 20 minuto natapos namin ang dalawang kuwarto.",
  ],
  [
    "Haitian Creole",
    "Ane pase yon kliyan te fache anpil paske chanm nan pa t pare. Mwen mande l padon, mwen rele chèf menaj la epi nan 20 minit nou fini de chanm. Alafen li te di m mèsi.",
  ],
  [
    "Polish",
    "W zeszłym roku gość był bardzo zły, bo pokój nie był gotowy. Przeprosiłem, zadzwoniłem do kierowniczki i w 20 minut skończyliśmy dwa pokoje. Na koniec gość nam podziękował.",
  ],
  [
    "Vietnamese",
    "Năm ngoái một khách hàng rất tức giận vì phòng chưa sẵn sàng. Tôi đã xin lỗi, gọi cho trưởng bộ phận và trong 20 phút chúng tôi làm xong hai phòng. Cuối cùng khách đã cảm ơn tôi.",
  ],
  [
    "Turkish",
    "Geçen yıl bir müşteri çok kızgındı çünkü oda hazır değildi. Özür diledim, kat sorumlusunu aradım ve 20 dakika içinde iki odayı bitirdik. Sonunda müşteri bana teşekkür etti.",
  ],
  [
    "Swahili",
    "Mwaka jana mteja alikuwa na hasira sana kwa sababu chumba hakikuwa tayari. Niliomba msamaha, nilimpigia simu msimamizi na baada ya dakika 20 tulimaliza vyumba viwili.",
  ],
  [
    "Ukrainian",
    "Торік гостя була дуже незадоволена, бо кімната не була готова. Я вибачилася, зателефонувала старшій і за 20 хвилин ми закінчили дві кімнати.",
  ],
  [
    "Russian",
    "В прошлом году гость был очень недоволен, потому что номер не был готов. Я извинился, позвонил старшей, и за 20 минут мы закончили два номера. В конце гость поблагодарил, это было приятно, и мы это обсудили с новыми.",
  ],
  [
    "this language",
    "Миналата година гостът беше много ядосан, защото стаята не беше готова. Извиних се, обадих се на камериерката и за 20 минути свършихме две стаи.",
  ],
  [
    "Korean",
    "작년에 객실이 준비되지 않아서 손님이 매우 화가 났습니다. 저는 사과하고 하우스키핑 팀장에게 전화해서 20분 만에 객실 두 개를 끝냈습니다.",
  ],
  [
    "Thai",
    "ปีที่แล้วลูกค้าโกรธมากเพราะห้องยังไม่พร้อม ฉันขอโทษและโทรหาหัวหน้าแม่บ้าน ภายใน 20 นาทีเราทำเสร็จสองห้อง",
  ],
  [
    "Chinese",
    "去年有一位客人很生气，因为房间还没有准备好。我道歉了，打电话给客房主管，我们在20分钟内打扫完两个房间。",
  ],
  [
    "Japanese",
    "去年、部屋の準備ができていなくてお客様がとても怒っていました。私はお詫びして、責任者に電話をし、20分で二部屋を仕上げました。",
  ],
  [
    "Arabic",
    "في العام الماضي كان أحد الضيوف غاضبا لأن الغرفة لم تكن جاهزة. اعتذرت واتصلت بالمشرفة وأنهينا غرفتين في عشرين دقيقة.",
  ],
  [
    "Hindi",
    "पिछले साल एक मेहमान बहुत नाराज़ था क्योंकि कमरा तैयार नहीं था। मैंने माफ़ी माँगी और हमने 20 मिनट में दो कमरे पूरे किए।",
  ],
  [
    "Hungarian",
    "Tavaly egy vendég nagyon mérges volt, mert a szoba nem volt kész. Bocsánatot kértem, felhívtam a vezetőt, és 20 perc alatt két szobát befejeztünk.",
  ],
  [
    "Indonesian",
    "Tahun lalu seorang tamu sangat marah karena kamar belum siap. Saya minta maaf, menelepon kepala bagian dan dalam 20 menit kami menyelesaikan dua kamar. Tamu itu berterima kasih.",
  ],
  [
    "Somali",
    "Sannadkii hore marti ayaa aad u xanaaqday sababtoo ah qolku ma ahayn diyaar. Waan ka raali geliyay, waxaan wacay maamulaha, 20 daqiiqo gudahood ayaan ku dhammaynay laba qol.",
  ],
  [
    "Swedish",
    "Förra året var en gäst mycket arg eftersom rummet inte var klart. Jag bad om ursäkt, ringde till husfrun och på 20 minuter hade vi städat två rum. Till slut tackade gästen mig.",
  ],
];

/** Short answers in such languages, kin of Spanish among them. */
export const FOREIGN_SHORT: string[] = [
  "O cliente queixouse. Pedinlle perdón e cambieille o prato en dez minutos.",
  "A vendég panaszkodott. Bocsánatot kértem és tíz perc alatt kicseréltem a tányért.",
  "Ho lavorato cinque anni in un ristorante come cameriere e poi in cucina.",
  "Lavoro bene con i clienti e arrivo sempre in orario.",
  "A me piace lavorare con la gente, sono una persona molto responsabile e puntuale.",
  "Trabalho numa loja há três anos e nunca chego atrasado.",
  "Sou uma pessoa muito responsável e pontual, gosto de limpar a casa e a cozinha.",
  "Traballo nunha tenda dende hai tres anos e nunca chego tarde.",
  "Treballo en una botiga des de fa tres anys i mai arribo tard.",
  "Lucrez într-un magazin de trei ani și nu întârzii niciodată.",
  "Nagtatrabaho ako sa tindahan ng tatlong taon at hindi ako nahuhuli.",
  "Mwen travay nan yon magazen depi twazan e mwen pa janm anreta.",
  "Ik werk drie jaar in een winkel en kom nooit te laat.",
  "Jeg har jobbet i en butikk i tre år og kommer aldri for sent.",
  "Olen työskennellyt kaupassa kolme vuotta enkä ole koskaan myöhässä.",
  "Radim u trgovini tri godine i nikad ne kasnim.",
  "Dirbu parduotuvėje trejus metus ir niekada nevėluoju.",
  "Mo ti ṣiṣẹ́ ní ilé ìtajà fún ọdún mẹ́ta.",
  "Ag obair i siopa le trí bliana anuas agus ní bhím déanach riamh.",
  "Kuv ua hauj lwm hauv ib lub khw tau peb xyoos thiab kuv tsis tuaj lig.",
];
