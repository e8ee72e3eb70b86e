/** The last of a kept card's facts; in a text of the applicant's the quotation marks would be escaped. */
const ANSWERED = /,"answeredCorrections":\d+\}/g;

/** Kept cards side by side, without how many corrections came back where the reader may not see corrections. */
export const cardsToSend = (cards: string, reader: { seesCorrections: boolean }): string =>
  reader.seesCorrections ? cards : cards.replaceAll(ANSWERED, '}');
