ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_once";--> statement-breakpoint
ALTER TABLE "webhook_events" DROP CONSTRAINT "webhook_events_public_id_unique";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk";
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk";
--> statement-breakpoint
DROP INDEX "webhook_deliveries_log";--> statement-breakpoint
DROP INDEX "webhook_events_at";--> statement-breakpoint
DROP INDEX "webhook_events_order";--> statement-breakpoint
DROP INDEX "webhook_events_ticket";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_event_id_pk" PRIMARY KEY("webhook_id","event_id");--> statement-breakpoint
CREATE INDEX "webhook_events_order" ON "webhook_events" USING btree ("order_id") WHERE "webhook_events"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "webhook_events_ticket" ON "webhook_events" USING btree ("ticket_id") WHERE "webhook_events"."ticket_id" is not null;
