CREATE TABLE "promotion_uses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotion_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"order_id" bigint NOT NULL,
	"user_key" text,
	"email_key" text NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_uses_order" UNIQUE("order_id"),
	CONSTRAINT "promotion_uses_state" CHECK ("promotion_uses"."state" in ('held', 'used', 'released'))
);
--> statement-breakpoint
ALTER TABLE "promotions" ALTER COLUMN "cap_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "max_uses_total" integer;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "max_uses_per_customer" integer;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_code_promotions_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promotions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_uses_code" ON "promotion_uses" USING btree ("code") WHERE "promotion_uses"."state" <> 'released';--> statement-breakpoint
CREATE INDEX "promotion_uses_user" ON "promotion_uses" USING btree ("user_key","code");--> statement-breakpoint
CREATE INDEX "promotion_uses_email" ON "promotion_uses" USING btree ("email_key","code");--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_uses" CHECK ("promotions"."max_uses_total" > 0 and "promotions"."max_uses_per_customer" > 0);