/** The last of a kept card's facts; in a text of the applicant's the quotation marks would be escaped. */
const KEY = ',"answeredCorrections":';
const ANSWERED = new RegExp(`${KEY}\\d+\\}`, 'g');

/** Kept cards side by side, without how many corrections came back where the reader may not see corrections. */
export const cardsToSend = (cards: string, reader: { seesCorrections: boolean }): string =>
  // Mostly there are none, which a plain search sees in a fraction of the time.
  reader.seesCorrections || !cards.includes(KEY) ? cards : cards.replaceAll(ANSWERED, '}');
