DROP INDEX "audit_entries_actor";--> statement-breakpoint
DROP INDEX "audit_entries_action";--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree (lower("entity_id"),"at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_kind" ON "audit_entries" USING btree ("entity_kind","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_person" ON "audit_entries" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_person_action" ON "audit_entries" USING btree ("actor_id","action","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_person_kind" ON "audit_entries" USING btree ("actor_id","entity_kind","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_kind_action" ON "audit_entries" USING btree ("entity_kind","action","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_named" ON "audit_entries" USING btree ("action","at","id");--> statement-breakpoint
-- Written by hand: which action goes with what, so that a search for two things that are never together reads little.
CREATE STATISTICS "audit_entries_pairs" (mcv) ON "actor_id", "action", "entity_kind" FROM "audit_entries";
