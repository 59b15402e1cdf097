-- Written by hand: drizzle-kit knows no extensions. Trigram search over names needs this one.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "bike_sizes" (
	"id" integer PRIMARY KEY NOT NULL,
	"bike_id" integer NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"geometry" jsonb NOT NULL,
	"rider_min" integer NOT NULL,
	"rider_max" integer NOT NULL,
	"inseam_min" integer NOT NULL,
	"inseam_max" integer NOT NULL,
	CONSTRAINT "bike_sizes_bike_title" UNIQUE("bike_id","title"),
	CONSTRAINT "bike_sizes_bands" CHECK ("bike_sizes"."rider_min" <= "bike_sizes"."rider_max" and "bike_sizes"."inseam_min" <= "bike_sizes"."inseam_max")
);
--> statement-breakpoint
CREATE TABLE "bikes" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"tagline" text NOT NULL,
	"description" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"performance" jsonb NOT NULL,
	"range_profile" jsonb NOT NULL,
	"fork" jsonb NOT NULL,
	"travel" jsonb NOT NULL,
	"tyre_label" text NOT NULL,
	"gross_limit" integer NOT NULL,
	"standover_clearance" integer NOT NULL,
	"lead_days" integer NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "bikes_slug_unique" UNIQUE("slug"),
	CONSTRAINT "bikes_amounts" CHECK ("bikes"."price_cents" >= 0 and "bikes"."lead_days" >= 0),
	CONSTRAINT "bikes_gross_limit" CHECK ("bikes"."gross_limit" > 0)
);
--> statement-breakpoint
CREATE TABLE "build_rules" (
	"bike_id" integer NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"when_tags" text[] NOT NULL,
	"excludes" text[] NOT NULL,
	"requires_any" text[] NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "build_rules_bike_id_id_pk" PRIMARY KEY("bike_id","id"),
	CONSTRAINT "build_rules_sense" CHECK (cardinality("build_rules"."when_tags") > 0 and cardinality("build_rules"."excludes") + cardinality("build_rules"."requires_any") > 0)
);
--> statement-breakpoint
CREATE TABLE "color_availability" (
	"color_id" integer NOT NULL,
	"size_id" integer NOT NULL,
	CONSTRAINT "color_availability_color_id_size_id_pk" PRIMARY KEY("color_id","size_id")
);
--> statement-breakpoint
CREATE TABLE "colors" (
	"id" integer PRIMARY KEY NOT NULL,
	"bike_id" integer NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"hex" text NOT NULL,
	"surcharge_cents" bigint NOT NULL,
	"lead_days" integer NOT NULL,
	CONSTRAINT "colors_bike_title" UNIQUE("bike_id","title"),
	CONSTRAINT "colors_type" CHECK ("colors"."type" in ('Standard', 'Pearlized', 'Custom')),
	CONSTRAINT "colors_hex" CHECK ("colors"."hex" ~ '^#[0-9A-F]{6}$'),
	CONSTRAINT "colors_amounts" CHECK ("colors"."surcharge_cents" >= 0 and "colors"."lead_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "part_groups" (
	"bike_id" integer NOT NULL,
	"category_part_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"selection" text NOT NULL,
	"exclusive_reason" text,
	CONSTRAINT "part_groups_bike_id_category_part_id_pk" PRIMARY KEY("bike_id","category_part_id"),
	CONSTRAINT "part_groups_selection" CHECK ("part_groups"."selection" in ('one', 'many'))
);
--> statement-breakpoint
CREATE TABLE "parts" (
	"id" integer PRIMARY KEY NOT NULL,
	"bike_id" integer NOT NULL,
	"category_part_id" integer NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"performance" jsonb NOT NULL,
	"range_factor" double precision NOT NULL,
	"lead_days" integer NOT NULL,
	"tags" text[] NOT NULL,
	"by_size" jsonb,
	"look" jsonb NOT NULL,
	CONSTRAINT "parts_bike_code" UNIQUE("bike_id","code"),
	CONSTRAINT "parts_range_factor" CHECK ("parts"."range_factor" > 0),
	CONSTRAINT "parts_lead_days" CHECK ("parts"."lead_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "presets" (
	"bike_id" integer NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"part_codes" text[] NOT NULL,
	CONSTRAINT "presets_bike_id_id_pk" PRIMARY KEY("bike_id","id")
);
--> statement-breakpoint
CREATE TABLE "saved_builds" (
	"code" text PRIMARY KEY NOT NULL,
	"bike_slug" text NOT NULL,
	"build" jsonb NOT NULL,
	"build_key" text NOT NULL,
	"price_lines" jsonb NOT NULL,
	"price_lines_md5" text GENERATED ALWAYS AS (md5(price_lines::text)) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_builds_same" UNIQUE("build_key","price_lines_md5"),
	CONSTRAINT "saved_builds_code" CHECK (length("saved_builds"."code") = 8),
	CONSTRAINT "saved_builds_key" CHECK (length("saved_builds"."build_key") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"order_id" bigint,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_status" CHECK ("idempotency_keys"."status" between 100 and 599)
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_outbox_order_kind" UNIQUE("order_id","kind"),
	CONSTRAINT "mail_outbox_status" CHECK ("mail_outbox"."status" in ('queued', 'sent', 'failed')),
	CONSTRAINT "mail_outbox_attempts" CHECK ("mail_outbox"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"product_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"thumbnail" text NOT NULL,
	"count" integer NOT NULL,
	"price_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"discount_cents" bigint NOT NULL,
	"sku" text,
	"bike_slug" text,
	"build" jsonb,
	"build_sheet" jsonb,
	"options" jsonb,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_kind" CHECK ("order_lines"."kind" in ('bike', 'accessory', 'spare')),
	CONSTRAINT "order_lines_count" CHECK ("order_lines"."count" > 0),
	CONSTRAINT "order_lines_amounts" CHECK ("order_lines"."price_cents" >= 0 and "order_lines"."total_cents" >= 0 and "order_lines"."discount_cents" >= 0),
	CONSTRAINT "order_lines_total" CHECK ("order_lines"."total_cents" = "order_lines"."price_cents" * "order_lines"."count"),
	CONSTRAINT "order_lines_bike" CHECK ("order_lines"."kind" <> 'bike' or ("order_lines"."bike_slug" is not null and "order_lines"."build" is not null))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text DEFAULT 'NK-' || nextval('order_numbers') NOT NULL,
	"status" text DEFAULT 'pending_payment' NOT NULL,
	"disputed" boolean DEFAULT false NOT NULL,
	"needs_review" boolean DEFAULT false NOT NULL,
	"email" text NOT NULL,
	"country_id" integer NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"billing_address" jsonb NOT NULL,
	"promo_code" text,
	"subtotal_cents" bigint NOT NULL,
	"discount_cents" bigint NOT NULL,
	"shipping_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"tax_title" text NOT NULL,
	"total_cents" bigint NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"has_bike" boolean NOT NULL,
	"delivery_date" date,
	"delivery_cause" text,
	"cart_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('pending_payment', 'paid', 'in_production', 'shipped', 'delivered', 'partly_refunded', 'refunded', 'expired', 'cancelled')),
	CONSTRAINT "orders_amounts" CHECK ("orders"."subtotal_cents" >= 0 and "orders"."discount_cents" >= 0 and "orders"."shipping_cents" >= 0 and "orders"."tax_cents" >= 0 and "orders"."total_cents" >= 0),
	CONSTRAINT "orders_total" CHECK ("orders"."total_cents" = "orders"."subtotal_cents" - "orders"."discount_cents" + "orders"."shipping_cents" + "orders"."tax_cents"),
	CONSTRAINT "orders_currency" CHECK ("orders"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_id" text NOT NULL,
	"order_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"return_token_hash" text NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"failure_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_attempts_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "payment_attempts_provider_ref" UNIQUE("provider","provider_ref"),
	CONSTRAINT "payment_attempts_status" CHECK ("payment_attempts"."status" in ('created', 'redirected', 'processing', 'captured', 'failed', 'expired', 'cancelled', 'unknown')),
	CONSTRAINT "payment_attempts_amount" CHECK ("payment_attempts"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"attempt_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"captured_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_provider_payment" UNIQUE("provider","provider_payment_id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"return_url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_payments_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "sandbox_payments_status" CHECK ("sandbox_payments"."status" in ('open', 'paid', 'declined', 'pending', 'expired')),
	CONSTRAINT "sandbox_payments_amount" CHECK ("sandbox_payments"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"weight_g" integer NOT NULL,
	"thumbnail" text NOT NULL,
	"fits" text[] NOT NULL,
	"is_battery" boolean NOT NULL,
	"is_digital" boolean NOT NULL,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"standard_equivalent" text,
	"standards" text[] DEFAULT '{}' NOT NULL,
	"tools" text[] DEFAULT '{}' NOT NULL,
	"difficulty" integer,
	"minutes" integer,
	"wear_interval_km" integer,
	CONSTRAINT "products_kind" CHECK ("products"."kind" in ('accessory', 'spare')),
	CONSTRAINT "products_amounts" CHECK ("products"."price_cents" >= 0 and "products"."weight_g" >= 0),
	CONSTRAINT "products_difficulty" CHECK ("products"."difficulty" between 1 and 3),
	CONSTRAINT "products_minutes" CHECK ("products"."minutes" > 0),
	CONSTRAINT "products_wear" CHECK ("products"."wear_interval_km" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_items" (
	"sku" text PRIMARY KEY NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_items_never_oversold" CHECK ("stock_items"."reserved" >= 0 and "stock_items"."reserved" <= "stock_items"."on_hand")
);
--> statement-breakpoint
CREATE TABLE "stock_reservations" (
	"order_id" bigint NOT NULL,
	"sku" text NOT NULL,
	"count" integer NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_reservations_order_id_sku_pk" PRIMARY KEY("order_id","sku"),
	CONSTRAINT "stock_reservations_count" CHECK ("stock_reservations"."count" > 0),
	CONSTRAINT "stock_reservations_state" CHECK ("stock_reservations"."state" in ('held', 'consumed', 'released'))
);
--> statement-breakpoint
CREATE TABLE "catalogue_revision" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "catalogue_revision_single" CHECK ("catalogue_revision"."only")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"code" text NOT NULL,
	"tax_title" text NOT NULL,
	"tax_basis_points" integer NOT NULL,
	"shipping_bike_cents" bigint NOT NULL,
	"shipping_goods_cents" bigint NOT NULL,
	"transit_battery_days" integer NOT NULL,
	"transit_goods_days" integer NOT NULL,
	"legal_tunes" text[] NOT NULL,
	"region_title" text,
	"postcode_pattern" text,
	"postcode_example" text,
	CONSTRAINT "countries_title_unique" UNIQUE("title"),
	CONSTRAINT "countries_code_unique" UNIQUE("code"),
	CONSTRAINT "countries_code" CHECK ("countries"."code" ~ '^[A-Z]{2}$'),
	CONSTRAINT "countries_tax" CHECK ("countries"."tax_basis_points" between 0 and 10000),
	CONSTRAINT "countries_amounts" CHECK ("countries"."shipping_bike_cents" >= 0 and "countries"."shipping_goods_cents" >= 0 and "countries"."transit_battery_days" >= 0 and "countries"."transit_goods_days" >= 0),
	CONSTRAINT "countries_postcode" CHECK (("countries"."postcode_pattern" is null) = ("countries"."postcode_example" is null))
);
--> statement-breakpoint
CREATE TABLE "factory_closed_days" (
	"date" date PRIMARY KEY NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"code" text PRIMARY KEY NOT NULL,
	"basis_points" integer NOT NULL,
	"cap_cents" bigint NOT NULL,
	"threshold_cents" bigint NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	CONSTRAINT "promotions_code" CHECK ("promotions"."code" = lower(btrim("promotions"."code")) and "promotions"."code" <> ''),
	CONSTRAINT "promotions_share" CHECK ("promotions"."basis_points" between 1 and 10000),
	CONSTRAINT "promotions_amounts" CHECK ("promotions"."cap_cents" >= 0 and "promotions"."threshold_cents" >= 0),
	CONSTRAINT "promotions_window" CHECK ("promotions"."starts_at" < "promotions"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bike_sizes" ADD CONSTRAINT "bike_sizes_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "build_rules" ADD CONSTRAINT "build_rules_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "color_availability" ADD CONSTRAINT "color_availability_color_id_colors_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."colors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "color_availability" ADD CONSTRAINT "color_availability_size_id_bike_sizes_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."bike_sizes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colors" ADD CONSTRAINT "colors_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_groups" ADD CONSTRAINT "part_groups_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_group" FOREIGN KEY ("bike_id","category_part_id") REFERENCES "public"."part_groups"("bike_id","category_part_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presets" ADD CONSTRAINT "presets_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_builds" ADD CONSTRAINT "saved_builds_bike_slug_bikes_slug_fk" FOREIGN KEY ("bike_slug") REFERENCES "public"."bikes"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_sku_stock_items_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."stock_items"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "color_availability_size" ON "color_availability" USING btree ("size_id");--> statement-breakpoint
CREATE INDEX "parts_group_index" ON "parts" USING btree ("bike_id","category_part_id");--> statement-breakpoint
CREATE INDEX "saved_builds_bike" ON "saved_builds" USING btree ("bike_slug");--> statement-breakpoint
CREATE INDEX "idempotency_keys_order" ON "idempotency_keys" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("status","next_attempt_at");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","at","id");--> statement-breakpoint
CREATE INDEX "order_lines_sku" ON "order_lines" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "orders_country" ON "orders" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("cart_hash") WHERE "orders"."status" = 'pending_payment';--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_open" ON "payment_attempts" USING btree ("order_id") WHERE "payment_attempts"."status" in ('created', 'redirected', 'processing', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_attempts_due" ON "payment_attempts" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_attempt" ON "payments" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "sandbox_payments_reference" ON "sandbox_payments" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "products_kind_position" ON "products" USING btree ("kind","position");--> statement-breakpoint
CREATE INDEX "products_fits" ON "products" USING gin ("fits");--> statement-breakpoint
CREATE INDEX "stock_reservations_sku" ON "stock_reservations" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "stock_reservations_due" ON "stock_reservations" USING btree ("state","expires_at");