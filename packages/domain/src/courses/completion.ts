/** When a course is completed (product/courses.md#certificate). */

interface LessonOfCourse {
  id: number;
  required: boolean;
  /** It and its section are published. */
  shown: boolean;
}

/** The lessons that a certificate asks for. */
export const requiredOf = <Lesson extends LessonOfCourse>(lessons: readonly Lesson[]): Lesson[] =>
  lessons.filter(({ required, shown }) => required && shown);

/** Whether all that is asked for is done; where nothing is, nobody completes anything. */
export function isCompleted(lessons: readonly LessonOfCourse[], done: ReadonlySet<number>): boolean {
  const required = requiredOf(lessons);
  return required.length > 0 && required.every(({ id }) => done.has(id));
}
