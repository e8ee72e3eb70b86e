-- Search without accents, and by likeness of words.
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- The order that people see, the same on every server whatever its locale: letters before accents and case.
-- Named wherever a list is sorted by a text. The embedded engine's ICU knows no order of numbers by value (kn).
CREATE COLLATION portal (provider = icu, locale = 'und');
