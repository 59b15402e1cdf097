-- Spares can be browsed by group: each has the term '#code' of its own (docs/decisions/0013).
CREATE OR REPLACE FUNCTION terms_of_spare(product products) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  bike_titles text := (SELECT string_agg(title, ' / ') FROM bikes WHERE slug = ANY (product.fits));
  kind_words text := (SELECT concat_ws(' / ', title, array_to_string(keywords, ' / '))
                      FROM spare_groups WHERE code = product.spare_group);
  said text := concat_ws(' / ', product.id, array_to_string(product.standards, ' / '),
                         product.standard_equivalent, kind_words, bike_titles,
                         (SELECT string_agg(version ->> 'title', ' / ') FROM jsonb_array_elements(product.variants) AS version));
  in_title text[] := search_words(product.title) || search_joints(product.title);
BEGIN
  IF product.kind <> 'spare' THEN
    RETURN '{}';
  END IF;
  RETURN search_terms(in_title || search_words(said) || search_joints(said), '')
    || search_terms(in_title, '=')
    || ARRAY(SELECT DISTINCT '@' || slug FROM unnest(product.fits) AS slug)
    || CASE WHEN product.spare_group IS NULL THEN '{}' ELSE ARRAY['#' || product.spare_group] END
    || '{+spare}';
END
$$;
--> statement-breakpoint
UPDATE spare_index i SET terms = i.terms || ('#' || p.spare_group)
FROM products p WHERE p.id = i.id AND p.kind = 'spare' AND p.spare_group IS NOT NULL;
--> statement-breakpoint
SELECT add_postings(array_agg('#' || spare_group ORDER BY id), array_agg(id ORDER BY id))
FROM products WHERE kind = 'spare' AND spare_group IS NOT NULL HAVING count(*) > 0;
--> statement-breakpoint
-- Every spare has a drawing now; a picture that the shop gave one stays.
UPDATE products SET thumbnail = '/pictures/goods/' || id WHERE kind = 'spare' AND thumbnail = '';
