CREATE TABLE "product_plans" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"is_offered" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"made_by" bigint
);
--> statement-breakpoint
ALTER TABLE "product_plans" ADD CONSTRAINT "product_plans_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_plans" ADD CONSTRAINT "product_plans_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_plans_due" ON "product_plans" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "product_plans_made_by" ON "product_plans" USING btree ("made_by");