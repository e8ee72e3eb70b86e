/** A value; an address on the web becomes a link that tells the other side nothing of this portal. */
export function FieldText({ text }: { text: string }) {
  if (!/^https?:\/\//iu.test(text)) return <>{text}</>;
  return (
    <a href={text} target="_blank" rel="noopener noreferrer">
      {text.replace(/^https?:\/\//iu, '')}
    </a>
  );
}
