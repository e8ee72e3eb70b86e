-- Certificates among all, and those of a course, the latest first.
create index course_certificate_issued on course_certificate (issued_at, id);
create index course_certificate_of_course on course_certificate (course_id, issued_at, id);
-- Whether somebody holds one is asked of `course_certificate_living`; this one said the same once more.
drop index course_certificate_course;
-- All that a person ever had, for merging and erasure.
create index course_certificate_person on course_certificate (person_id);
