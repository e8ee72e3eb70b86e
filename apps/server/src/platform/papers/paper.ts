/** What is written on paper, in the words of its reader: built by nouns, set and joined by the process of `makePaper`. */

/** A picture or a document of the paper, by its place among the files that `makePaper` was given. */
export type FileNumber = number;

export type Block =
  /** Levels 1 and 2 stand in the table of contents and among the bookmarks. */
  | { heading: string; level: 1 | 2 | 3 }
  /** Names and values, side by side. */
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { text: string; quiet?: boolean }
  | { photos: readonly FileNumber[] };

/** A document that follows the pages that are set, as it is. */
export interface Appended {
  /** What it is. */
  label: string;
  /** What it was called. */
  name: string;
  mediaType: string;
  file: FileNumber;
}

/** What every paper has whose pages are set block after block. */
export interface Pages {
  language: string;
  title: string;
  /** At the head of every page that is set. */
  header: string;
  photo?: FileNumber;
  front: readonly (readonly [name: string, value: string])[];
  blocks: readonly Block[];
  words: {
    /** With `{page}` and `{pages}`. */
    page: string;
  };
}

/** A few pages: without photos, a table of contents or documents. */
export interface Sheet extends Pages {
  kind: 'sheet';
}

/** With a table of contents, bookmarks and the documents behind its pages. */
export interface Booklet extends Pages {
  kind: 'booklet';
  appended: readonly Appended[];
  words: Pages['words'] & {
    contents: string;
    documents: string;
    noDocuments: string;
    /** With `{page}`: where a document begins. */
    onPage: string;
    /** Why a document is not appended. */
    left: Readonly<Record<LeftOut, string>>;
  };
}

/** Why a document could not be appended. */
export const LEFT_OUT = ['locked', 'broken', 'type', 'gone'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** Two people at most, in the size of a credit card. */
export interface IdentityCard {
  kind: 'identityCard';
  language: string;
  /** Of the file; not printed. */
  about: string;
  people: readonly { name: string; photo: FileNumber | null }[];
  title: string | null;
  lines: readonly string[];
  code: { label: string; text: string; until: string };
  /** What its QR says. */
  address: string;
}

/** A page a language, to be hung up: what was done, by whom, with the code and QR by which anybody sees that it is true. */
export interface CertificatePaper {
  kind: 'certificate';
  /** Of the file; not printed. */
  about: string;
  pages: readonly CertificatePage[];
  /** What its QR says. */
  address: string;
}

export interface CertificatePage {
  language: string;
  portal: string;
  title: string;
  presented: string;
  name: string;
  completed: string;
  course: string;
  issued: string;
  code: { label: string; text: string };
  verify: string;
}

export type Paper = Booklet | Sheet | IdentityCard | CertificatePaper;

export interface PaperProgress {
  done: number;
  total: number;
}
