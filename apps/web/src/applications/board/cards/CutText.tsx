import classes from './CutText.module.css';

interface Props {
  text: string;
  /** So many characters find room for sure; as they stand, in the narrowest place that a card has for a word. */
  fits?: number;
}

/** Words of a card in one line; where they may be too long they are cut, and a tip says them whole. */
export function CutText({ text, fits = 11 }: Props) {
  return <span {...(text.length > fits && { className: classes.cut, 'data-cut': true })}>{text}</span>;
}
