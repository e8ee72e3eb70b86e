import classes from './FormSection.module.css';

/** A value; an e-mail address leads to writing, one on the web to a page that learns nothing of this portal. */
export function FieldText({ name, text }: { name: string; text: string }) {
  if (name === 'email') {
    return (
      <a href={`mailto:${text}`} className={classes.link}>
        {text}
      </a>
    );
  }
  if (!/^https?:\/\//iu.test(text)) return <>{text}</>;
  return (
    <a href={text} target="_blank" rel="noopener noreferrer" className={classes.link}>
      {text.replace(/^https?:\/\//iu, '')}
    </a>
  );
}
