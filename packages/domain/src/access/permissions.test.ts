import { describe, expect, it } from 'vitest';
import { PERMISSIONS, STAGE_SLUGS, isPermission, stagePermission } from './permissions.ts';

/** The slugs of product/access.md#permissions, as they stand there. */
const FAMILIES: readonly string[] = [
  'business.{analyst,supervisor,manager,ephesian,administrator,import}',
  'business.request.{show,do}.processing.corrections',
  'business.request.{assign,edit,tag,notes,er.notes,references,exonerate,payment,email,chat,duplicate,delete,erase,export,unfinished}',
  'business.{tag.manage,view.share,census.edit,pastoral.care,ephesian.construct,faq.manage,audit.show,outbox.show}',
  'business.statistics.{macro,request,influence,home,department,pastoral.care,leader}',
  'business.report.{census,vision,pastoral.care}',
  'business.notification.{show,send}',
  'business.event.{show,manage,check.in,override,assistance}',
  'business.course.{manage,pass}',
  'business.configuration.{trace,request,census,interview,check.in,exports}',
  'business.{user,client,role}.{show,manage}',
  'business.cms.{post,category}',
  'business.request.{show,do}.{no.paid,paid,analysis,complete.analysis,interview,interview.success,approve,reject,sent}{,.me}',
];

/** As a shell does: `a.{b,c}` is `a.b` and `a.c`. */
function expand(pattern: string): string[] {
  const found = /\{([^}]*)\}/.exec(pattern);
  if (!found) return [pattern];
  return (found[1] ?? '').split(',').flatMap((choice) => expand(pattern.replace(found[0], choice)));
}

describe('the permissions', () => {
  it('are those of the specification and the decisions, each once', () => {
    expect(PERMISSIONS.toSorted()).toEqual(FAMILIES.flatMap(expand).toSorted());
    expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length);
  });

  it.each(PERMISSIONS)('%s is known', (slug) => {
    expect(isPermission(slug)).toBe(true);
  });

  it.each([
    '',
    'business',
    'business.request.show',
    'business.request.show.unfinished',
    'business.request.show.PAID',
    'business.request.do.paid.me.me',
    'business.request.move.paid',
    'business.request.assign ',
    'Business.request.assign',
    'business.request.*',
    'toString',
    '__proto__',
  ])('%j is unknown', (slug) => {
    expect(isPermission(slug)).toBe(false);
  });

  it('of a stage are spelled show or do, and .me for one’s own', () => {
    expect(STAGE_SLUGS).toHaveLength(9);
    expect(stagePermission('show', 'no.paid')).toBe('business.request.show.no.paid');
    expect(stagePermission('do', 'interview.success', true)).toBe('business.request.do.interview.success.me');
  });
});
