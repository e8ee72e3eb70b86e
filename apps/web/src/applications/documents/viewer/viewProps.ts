import type { Look } from './look.ts';

/** What a way to show a file is given. */
export interface ViewProps {
  /** Good for some minutes from when the document was opened. */
  url: string;
  title: string;
  look: Look;
  onLook: (look: Look) => void;
  onFailure: () => void;
}
