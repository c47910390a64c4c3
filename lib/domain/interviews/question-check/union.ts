const UNION = "(?:labor |trade |workers'? )?unions?\\b(?! square| street| station)";

/** Membership of a union and what somebody thinks of unions; never a pipe's union nor a credit union. */
export const UNION_MEMBERSHIP = {
  english: [
    new RegExp(
      `\\byou (?:\\w+ ){0,3}(?:in|part of|members? of|belong(?:ed)? to|join(?:ed)?|join(?:ing)?|support(?:ed)?|vote(?:d)? for|organize(?:d)?) (?:an? |any |the |your )?${UNION}`,
    ),
    /\bunion (?:members?\b|membership|activit|organiz|card|sympath|dues)|\bare you (?:an? )?union\b/,
    new RegExp(`\\b(?:feel|think|opinion|views?|stand) (?:about|of|on) (?:the )?${UNION}`),
    /\bhave you (?:ever )?(?:been|gone) on strike\b/,
  ],
  spanish: [
    /\b(?:perteneces?|pertenece usted|has pertenecido|estas?|eres|es usted|fuiste|apoyas?|opinas?|piensas?|has sido|te unirias)\b.{0,40}\bsindica(?:to|tos|l|lizad[oa]|lista)\b/,
  ],
} as const;
