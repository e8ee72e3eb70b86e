interface Extra {
  /** More keys of the catalog, of the page, and of the trailer. */
  catalog?: string;
  page?: string;
  trailer?: string;
  /** Objects from number 5 on. */
  objects?: readonly string[];
  content?: string;
}

/** A document of one page on which a line is drawn, written by hand, since what is odd in it is what is tried. */
export function pdf({
  catalog = '',
  page = '',
  trailer = '',
  objects = [],
  content = '0 0 m 99 99 l S',
}: Extra = {}): Buffer {
  const all = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R${page}>>`,
    stream(content),
    ...objects,
  ];
  const written = all.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(
    `%PDF-1.7\n${written}trailer\n<</Size ${all.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n0\n%%EOF\n`,
    'latin1',
  );
}

export const stream = (content: string, keys = ''): string =>
  `<<${keys}/Length ${content.length}>>\nstream\n${content}\nendstream`;
