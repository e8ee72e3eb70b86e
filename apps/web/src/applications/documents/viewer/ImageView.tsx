import { useState } from 'react';
import { Stage } from './Stage.tsx';
import type { ViewProps } from './viewProps.ts';

/** A picture, upright as it is stored. */
export function ImageView({ url, title, look, onLook, onFailure }: ViewProps) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  return (
    <Stage size={size} title={title} look={look} onLook={onLook}>
      <img
        src={url}
        alt={title}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          setSize({ width: naturalWidth, height: naturalHeight });
          if (look.pages === 0) onLook({ ...look, pages: 1 });
        }}
        onError={onFailure}
      />
    </Stage>
  );
}
