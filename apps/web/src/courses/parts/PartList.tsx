import { useState } from 'react';
import type { Course } from '@portal/contract/courses/parts.ts';
import type { Level, Part } from './level.ts';
import { DeletePartDialog } from './DeletePartDialog.tsx';
import { PartRow } from './PartRow.tsx';
import classes from './Parts.module.css';

interface Props<One extends Part> {
  level: Level;
  parts: readonly One[];
  label: string;
  addressOf: (part: One) => string;
  factsOf: (part: One) => readonly string[];
  imageOf?: (part: One) => Course['image'];
}

/** Courses, sections or lessons in their order. */
export function PartList<One extends Part>({ level, parts, label, addressOf, factsOf, imageOf }: Props<One>) {
  const [removed, setRemoved] = useState<One>();
  return (
    <>
      <ol className={classes.list} aria-label={label}>
        {parts.map((part) => (
          <PartRow
            key={part.id}
            level={level}
            part={part}
            siblings={parts}
            to={addressOf(part)}
            facts={factsOf(part)}
            image={imageOf?.(part)}
            onRemove={() => setRemoved(part)}
          />
        ))}
      </ol>
      {removed && <DeletePartDialog level={level} part={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}
