-- Codes are stored without a country that the printed address adds, and British forces have codes of their own. What staff
-- changed stays.
update countries set postcode_pattern = new.pattern, postcode_example = new.example
from (values
  ('LV', '^(LV-)?\d{4}$', '^LV-\d{4}$', 'LV-1050'),
  ('LT', '^(LT-)?\d{5}$', '^\d{5}$', '01100'),
  ('LU', '^(L-)?\d{4}$', '^\d{4}$', '1111'),
  ('SI', '^(SI-)?\d{4}$', '^\d{4}$', '1000'),
  ('GB', '^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$', '^(BFPO ?\d{1,4}|GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$', 'SW1A 1AA')
) as new(code, old, pattern, example)
where countries.code = new.code and countries.postcode_pattern = new.old;
