/** The length of a video as people write it: 12:30, or 1:02:30 from an hour on. */
import { COURSE_LIMITS } from '@portal/domain/courses/course.ts';

export function lengthText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

const WRITTEN = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/;

/** Seconds; null where nothing was entered, undefined where it is no length. */
export function readLength(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const [, hours = '0', minutes = '', rest = ''] = WRITTEN.exec(text.trim()) ?? [];
  if (minutes === '') return undefined;
  const seconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
  return seconds > 0 && seconds <= COURSE_LIMITS.lengthSeconds ? seconds : undefined;
}
