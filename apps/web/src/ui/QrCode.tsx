import { useMemo } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { encode } from 'uqr';

/** A text as a QR code. Its two colours are given by the style sheet of what it stands on. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string | undefined }) {
  const { size, path } = useMemo(() => {
    // A tenth may be scratched; more would make the squares too small for a card.
    const { data, size: side } = encode(text, { ecc: 'M', border: 2 });
    const lines = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
    return { size: side, path: lines.join('') };
  }, [text]);
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg viewBox={`0 0 ${size} ${size}`} className={className} aria-hidden shapeRendering="crispEdges">
        <rect width={size} height={size} />
        <path d={path} />
      </svg>
    </>
  );
}
