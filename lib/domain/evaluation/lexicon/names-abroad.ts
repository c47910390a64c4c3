import { words } from "../fold.ts";

/** Given names of the room's other languages that are written with capitals, beside FIRST_NAMES. */
export const EUROPEAN_NAMES = words(`
  Adebayo, Adão, Amélie, Antônio, Aoife, Aurélie, Benoît, Bruna, Caio, Cecília, Chinedu, Chloé,
  Cláudia, Clément, Conceição, Cédric, Céline, Débora, Eduarda, Fabien, Felipe, Flávia, François,
  Françoise, Fátima, Giovanni, Giulia, Giuseppe, Gonçalo, Graça, Guillaume, Gérard, Günter,
  Günther, Hans, Heinz, Helena, Helga, Helmut, Horst, Hélène, Ifeoma, Ingrid, Inês, Isabelle,
  Jacques, Jens, Jesús, Joana, Joaquim, José, João, Jérôme, Júlia, Jürgen, Karin, Karl, Klaus,
  Larissa, Laurent, Letícia, Luana, Luca, Luciana, Lucie, Ludovic, Lukas, Luís, Luíza, Léa,
  Manfred, Manon, Mathieu, Matteo, Matthias, Monika, Monique, Márcia, Márcio, Mônica, Nathalie,
  Natália, Niamh, Nicolas, Nneka, Noémie, Océane, Oluwaseun, Patrícia, Paulo, Petra, Philippe,
  Phuong, Pierre, Quentin, Raquel, Renata, Renate, René, Rodrigo, Rémi, Sabine, Simone, Siobhan,
  Solène, Stefan, Steffen, Stéphane, Susanne, Sylvie, Sébastien, Sílvia, Sônia, Thierry, Thomas,
  Thuy, Tiago, Torsten, Tânia, Ulrike, Ursula, Uwe, Valérie, Vinícius, Vitória, Véronique, Werner,
  Wolfgang, Ximena, Xiomara, Yesenia, Yves, Zoé, Élodie, Étienne
`);

/** Stems of Russian and Ukrainian given names; what follows is a case's ending. */
export const CYRILLIC_NAMES =
  "Светлан|Ольг|Иван|Дмитри|Серге|Алексе|Андре|Александр|Михаил|Никола|Владимир|Натали|Наталь|Татьян|Елен|Ирин|Марин|Мари[яюией]|Екатерин|Юли|Людмил|Галин|Валентин|Виктор|Павл|Павел|Петр|Пётр|Олег|Игор|Юри|Евген|Максим|Денис|Анастаси|Дарь|Оксан|Надежд|Лариса|Ларис|Артём|Антон|Кирилл|Степан|Наташ|Серёж|Оксан|Олександр|Тарас|Богдан";

/** Arabic given names that are no everyday words; a small word may be joined to them. */
export const ARABIC_NAMES =
  "خالد|خديجة|محمد|محمود|أحمد|احمد|حسن|حسين|عمر|يوسف|إبراهيم|ابراهيم|مصطفى|عبد الله|عبدالله|عبد الرحمن|عبدالرحمن|فاطمة|عائشة|مريم|زينب|سارة|ليلى|ياسمين|طارق|وليد|بلال|إسماعيل|اسماعيل|عثمان|سمير|رشيد|فريد|ماجد|حمزة|رانيا|دينا|سلمى|نادية|سعاد|هالة|لبنى|ريم";

/** Hindi given names that are no everyday words. */
export const HINDI_NAMES =
  "अमित|राहुल|प्रिया|सुनीता|राजेश|रमेश|सुरेश|अनीता|दीपक|संजय|मोहन|सीता|गीता|रवि|अनिल|सुनील|मनोज|विकास कुमार|राजू|रीना|नेहा|कविता देवी|लक्ष्मी|मीना|संगीता|अर्जुन|रोहित|विनोद|अशोक कुमार";

/** Chinese surnames as they are met most. */
export const CHINESE_SURNAMES =
  "王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱林郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮董萧程曹袁邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣蔡贾賈丁魏薛叶葉阎余潘杜戴夏钟鐘汪田任姜范谭譚廖邹熊陆陸郝孔崔邱秦顾侯邵孟";

export const JAPANESE_SURNAMES =
  "佐藤|鈴木|高橋|田中|伊藤|渡辺|渡邊|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|斎藤|斉藤|清水|山崎|池田|橋本|阿部|石川|山下|中島|石井|小川|前田|岡田|長谷川|藤田|後藤|近藤|村上|遠藤|青木|坂本|福田|太田|西村|藤井|金子|岡本|藤原|三浦|中野|中川|原田|松田|竹内|小野|田村|中山|和田|石田|上田|内田|林|森|原";

export const KOREAN_SURNAMES = "김이박최정강조윤장임한오서신권황안송류홍";
