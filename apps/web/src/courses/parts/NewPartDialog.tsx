import { useQueryClient } from '@tanstack/react-query';
import type { Course } from '@portal/contract/courses/parts.ts';
import type { BothLanguages } from '@portal/domain/languages.ts';
import { ActDialog } from '../../platform/forms/ActDialog.tsx';
import { PairField } from '../../platform/forms/languages/PairField.tsx';
import { useActForm } from '../../platform/forms/useActForm.ts';
import { call } from '../../platform/network/api.ts';
import { useLastingAct } from '../../platform/network/useLastingAct.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { takeCourse } from '../courses.queries.ts';
import type { Level } from './level.ts';

interface Props {
  level: Level;
  /** Of the course that gets a section, or of the section that gets a lesson. */
  parent?: number;
  onClose: () => void;
  onDone: (course: Course) => void;
}

const EMPTY = { en: '', es: '' };
/** What a lesson begins with, to be completed on its screen. */
const NEW_LESSON = {
  description: EMPTY,
  video: EMPTY,
  length: { en: null, es: null },
  available: 80,
  disable: 95,
  graceHours: 24,
  required: true,
};

/** A course, a section or a lesson begins with its name. */
export function NewPartDialog({ level, parent = 0, onClose, onDone }: Props) {
  const t = useText('courses');
  const client = useQueryClient();
  const create = useLastingAct(
    ({ name }: { name: BothLanguages }, idempotencyKey: string) => CREATE[level](parent, name, idempotencyKey),
    { done: (course: Course) => takeCourse(client, course) },
  );
  const act = useActForm({
    name: `course.new.${level}.${parent}`,
    defaults: { name: { ...EMPTY } },
    act: (values, sending) => create.send(values, sending),
    done: (course) => {
      showToast({ tone: 'done', text: t(`done.created.${level}`) });
      onClose();
      onDone(course);
    },
  });
  return (
    <ActDialog title={t(TITLES[level])} hint={t('createHint')} submit={t('add')} form={act} onClose={onClose}>
      <PairField control={act.form.control} name="name" label={t('name')} isFirst />
    </ActDialog>
  );
}

const TITLES = { course: 'create', section: 'addSection', lesson: 'addLesson' } as const;

const CREATE = {
  course: (_: number, name: BothLanguages, idempotencyKey: string) =>
    call('createCourse', { body: { name, description: EMPTY }, idempotencyKey }),
  section: (id: number, name: BothLanguages, idempotencyKey: string) =>
    call('createSection', { params: { id }, body: { name }, idempotencyKey }),
  lesson: (id: number, name: BothLanguages, idempotencyKey: string) =>
    call('createLesson', { params: { id }, body: { name, ...NEW_LESSON }, idempotencyKey }),
} as const;
