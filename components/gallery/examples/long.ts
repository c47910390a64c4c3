/** Names and texts at the length that screens have to bear, with a word that no line takes. */
export const LONG_NAME =
  "Maximiliane-Alexandrina Oyelaran-Featherstonehaugh von Hohenlohe-Waldenburg";
export const LONG_TITLE =
  "Overnight housekeeping supervisor for the Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz desk";
export const LONG_ADDRESS = `${"maximiliane.alexandrina.".repeat(3)}oyelaran@featherstonehaugh-hohenlohe.example`;
export const LONG_TEXT = "I cleaned houses for three years and called every client first. ".repeat(
  14,
);
export const LONG_LINK = `https://rolecall.example/i/${"k".repeat(40)}`;
