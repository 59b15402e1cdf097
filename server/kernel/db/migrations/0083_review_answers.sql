ALTER TABLE "reviews" ADD COLUMN "hidden_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("id") WHERE "reviews"."status" = 'hidden';--> statement-breakpoint
UPDATE "reviews" SET "hidden_reason" = 'It was hidden before reasons were written down.' WHERE "status" = 'hidden';--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden_reason" CHECK (("reviews"."status" = 'hidden') = ("reviews"."hidden_reason" <> ''));