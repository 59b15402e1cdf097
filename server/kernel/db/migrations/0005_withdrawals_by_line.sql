ALTER TABLE "withdrawals" DROP CONSTRAINT "withdrawals_once";--> statement-breakpoint
CREATE INDEX "withdrawals_of" ON "withdrawals" USING btree ("order_id");