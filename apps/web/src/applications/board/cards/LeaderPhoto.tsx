import { Portrait } from '../../../ui/people/Portrait.tsx';
import { usePhoto } from '../../photos.queries.ts';

/** The leader's photo by its file id; initials until it is there. */
export function LeaderPhoto({ name, photo, size = 40 }: { name: string; photo: number | null; size?: number }) {
  return <Portrait name={name} url={usePhoto(photo)} size={size} />;
}
