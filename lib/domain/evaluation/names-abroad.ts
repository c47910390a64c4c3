import {
  ARABIC_NAMES,
  CHINESE_SURNAMES,
  CYRILLIC_NAMES,
  EUROPEAN_NAMES,
  HINDI_NAMES,
  JAPANESE_SURNAMES,
  KOREAN_SURNAMES,
} from "./lexicon/names-abroad.ts";
import type { Edit } from "./sent-text.ts";
import { editsFor } from "./windows.ts";

const H = "\\p{sc=Han}";
const CHINESE = `(?!任何|许多|許多|所有|周围|周圍|马上|馬上|程度|夏天)[${CHINESE_SURNAMES}]`;
const ROLE_ZH =
  "(?:先生|女士|小姐|太太|阿姨|叔叔|师傅|師傅|经理|經理|主管|老师|老師|老板|老闆|店长|店長|领班|領班|大姐|大哥)";
const TELLS_ZH =
  "(?:告诉|告訴|说|說|问我|問我|打电话|打電話|给我|給我|帮我|幫我|让我|讓我|叫我|请我|請我|教我|对我|對我|跟我)";
const ROLE_JA = "(?:さん|様|さま|氏|君|くん|ちゃん)";
const NO_NAME_JA = "(?!オーナー|スタッフ|マネージャー|ヘルパー|ゲスト|リーダー|パート|シェフ)";
const NO_NAME_KO =
  "(?!정비사|조리사|안내원|한국인|이용자|신청자|장애인|임산부|서비스|강사님|오너|이모|이웃)";

/**
 * Names in scripts and languages whose small words tell little: by a title or kinship word beside them, by what people
 * do after them, or by a list. A name that is a word too ('سعيد', 'نور', '高') is left where nothing else tells it.
 */
const NAMES: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})(?:${EUROPEAN_NAMES.join("|")})(?!\\p{L})(?:\\s\\p{Lu}\\p{Ll}+)?`, "gu"),
  new RegExp(
    `(?<!\\p{L})(?:${CYRILLIC_NAMES})[а-яёіїь]{0,3}(?!\\p{L})(?:\\s\\p{Lu}\\p{Ll}+){0,2}`,
    "gu",
  ),
  new RegExp(`(?<=(?<!\\p{L})[وفبلك]?)(?:${ARABIC_NAMES})(?!\\p{L})`, "gu"),
  /(?<=(?<!\p{L})و?(?:السيد|السيدة|الأستاذ|الأستاذة|الدكتور|الدكتورة|اسمي|إسمي)\s)(?!ال|في |من |على |هو |هي )[\p{sc=Arabic}]{2,12}(?:\s(?!ال|في |من |على |و)[\p{sc=Arabic}]{3,12}(?=[\s.،,]|$))?/gu,
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${HINDI_NAMES})(?![\\p{L}\\p{M}])`, "gu"),
  /(?<=(?<![\p{L}\p{M}])(?:श्री|श्रीमती|सुश्री|मेरा नाम)\s)[\p{sc=Devanagari}\p{M}]{2,16}(?:\s[\p{sc=Devanagari}\p{M}]{2,16}(?=\s(?:है|ने|जी)))?/gu,
  new RegExp(`(?<=我叫|名叫|名字叫|名字是|姓名是)${CHINESE}${H}{1,2}`, "gu"),
  new RegExp(`${CHINESE}${H}{0,2}?(?=${ROLE_ZH})`, "gu"),
  new RegExp(
    `(?<=同事|经理|經理|主管|领班|領班|店长|店長|师傅|師傅|朋友|老板|老闆|组长)${CHINESE}${H}{1,2}?(?=[，。、,.\\s]|$|${TELLS_ZH}|的|和|跟|来|來)`,
    "gu",
  ),
  new RegExp(`(?<!${H})${CHINESE}${H}{1,2}?(?=${TELLS_ZH})`, "gu"),
  new RegExp(`(?<=[和跟与與])${CHINESE}${H}{1,2}?(?=一起|合作|都|[，。、])`, "gu"),
  new RegExp(
    `(?<=(?<!${H}大|较|最)[小老阿])[${CHINESE_SURNAMES}](?=${TELLS_ZH}|[帮幫来來让讓和也，。就跟])`,
    "gu",
  ),
  new RegExp(`(?<!${H})(?:${JAPANESE_SURNAMES})${H}{0,3}?(?=${ROLE_JA})`, "gu"),
  new RegExp(`(?<!\\p{sc=Katakana})${NO_NAME_JA}[\\p{sc=Katakana}ー]{2,8}(?=${ROLE_JA})`, "gu"),
  /(?<![\p{L}])[\p{sc=Han}\p{sc=Katakana}ー]{2,8}(?=と申します|といいます)/gu,
  new RegExp(
    `(?<!\\p{L})${NO_NAME_KO}[${KOREAN_SURNAMES}]\\p{sc=Hangul}{2}(?=\\s?씨|님|\\s(?:과장|팀장|매니저|대리|부장|사장))`,
    "gu",
  ),
];

/** Edits that hide names of persons in the languages of the room beside English and Spanish. */
export function namesAbroad(text: string): Edit[] {
  return NAMES.flatMap((pattern) => editsFor(text, pattern, "[name]"));
}
