-- Hours that an operator had changed become those that staff change; the others are in the code.
INSERT INTO "settings" ("key", "value")
SELECT 'support', jsonb_build_object(
  'hours', jsonb_agg(jsonb_build_object('weekday', "weekday", 'opens', "opens", 'closes', "closes") ORDER BY "weekday"),
  'closed_days', '[]'::jsonb)
FROM "support_hours" HAVING count(*) > 0
ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "support_hours" CASCADE;
