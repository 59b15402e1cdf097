CREATE TABLE "dealer_closed_days" (
	"dealer_id" integer NOT NULL,
	"date" date NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "dealer_closed_days_dealer_id_date_pk" PRIMARY KEY("dealer_id","date")
);
--> statement-breakpoint
CREATE TABLE "dealer_hours" (
	"dealer_id" integer NOT NULL,
	"weekday" integer NOT NULL,
	"opens" integer NOT NULL,
	"closes" integer NOT NULL,
	CONSTRAINT "dealer_hours_dealer_id_weekday_opens_pk" PRIMARY KEY("dealer_id","weekday","opens"),
	CONSTRAINT "dealer_hours_weekday" CHECK ("dealer_hours"."weekday" between 1 and 7),
	CONSTRAINT "dealer_hours_interval" CHECK ("dealer_hours"."opens" >= 0 and "dealer_hours"."opens" < "dealer_hours"."closes" and "dealer_hours"."closes" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "dealer_services" (
	"dealer_id" integer NOT NULL,
	"service" text NOT NULL,
	CONSTRAINT "dealer_services_dealer_id_service_pk" PRIMARY KEY("dealer_id","service"),
	CONSTRAINT "dealer_services_known" CHECK ("dealer_services"."service" in ('sale', 'test_ride', 'assembly', 'repair'))
);
--> statement-breakpoint
CREATE TABLE "dealers" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"street" text NOT NULL,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"country_id" integer NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"time_zone" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"ride_minutes" integer DEFAULT 60 NOT NULL,
	"ride_notice_hours" integer DEFAULT 20 NOT NULL,
	"assembly_fee_cents" bigint,
	"assembly_days" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "dealers_place" CHECK ("dealers"."lat" between -90 and 90 and "dealers"."lng" between -180 and 180),
	CONSTRAINT "dealers_ride" CHECK ("dealers"."ride_minutes" between 15 and 480),
	CONSTRAINT "dealers_amounts" CHECK ("dealers"."assembly_fee_cents" >= 0 and "dealers"."assembly_days" >= 0 and "dealers"."ride_notice_hours" >= 0),
	CONSTRAINT "dealers_assembly" CHECK (("dealers"."assembly_fee_cents" is null) = ("dealers"."assembly_days" is null))
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"other_name" text DEFAULT '' NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"country_code" text NOT NULL,
	"population" integer NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"search" text NOT NULL,
	"other_search" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_ride_bikes" (
	"id" integer PRIMARY KEY NOT NULL,
	"dealer_id" integer NOT NULL,
	"bike_id" integer NOT NULL,
	"size_id" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "test_ride_bikes_one" UNIQUE("dealer_id","bike_id","size_id")
);
--> statement-breakpoint
CREATE TABLE "test_rides" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "test_rides_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"test_ride_bike_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'booked' NOT NULL,
	"user_id" bigint,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"height_cm" integer,
	"sequence" integer DEFAULT 0 NOT NULL,
	"request_hash" text,
	"remind_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "test_rides_request" UNIQUE("request_hash"),
	CONSTRAINT "test_rides_status" CHECK ("test_rides"."status" in ('booked', 'cancelled')),
	CONSTRAINT "test_rides_time" CHECK ("test_rides"."starts_at" < "test_rides"."ends_at"),
	CONSTRAINT "test_rides_height" CHECK ("test_rides"."height_cm" between 100 and 230)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_amounts";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "assembly_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "assembly" jsonb;--> statement-breakpoint
ALTER TABLE "dealer_closed_days" ADD CONSTRAINT "dealer_closed_days_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer_hours" ADD CONSTRAINT "dealer_hours_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer_services" ADD CONSTRAINT "dealer_services_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealers" ADD CONSTRAINT "dealers_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_ride_bikes" ADD CONSTRAINT "test_ride_bikes_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_ride_bikes" ADD CONSTRAINT "test_ride_bikes_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_ride_bikes" ADD CONSTRAINT "test_ride_bikes_size_id_bike_sizes_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."bike_sizes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_rides" ADD CONSTRAINT "test_rides_test_ride_bike_id_test_ride_bikes_id_fk" FOREIGN KEY ("test_ride_bike_id") REFERENCES "public"."test_ride_bikes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_rides" ADD CONSTRAINT "test_rides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dealers_country" ON "dealers" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "places_search" ON "places" USING btree ("search" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "places_other_search" ON "places" USING btree ("other_search" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "test_ride_bikes_bike" ON "test_ride_bikes" USING btree ("bike_id");--> statement-breakpoint
CREATE INDEX "test_ride_bikes_size" ON "test_ride_bikes" USING btree ("size_id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_rides_one_per_slot" ON "test_rides" USING btree ("test_ride_bike_id","starts_at") WHERE "test_rides"."status" = 'booked';--> statement-breakpoint
CREATE INDEX "test_rides_user" ON "test_rides" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "test_rides_reminder" ON "test_rides" USING btree ("remind_at") WHERE "test_rides"."status" = 'booked' and "test_rides"."reminded_at" is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_assembly" CHECK ("orders"."assembly" is not null or "orders"."assembly_cents" = 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts" CHECK ("orders"."subtotal_cents" >= 0 and "orders"."discount_cents" >= 0 and "orders"."shipping_cents" >= 0 and "orders"."assembly_cents" >= 0 and "orders"."tax_cents" >= 0 and "orders"."total_cents" >= 0 and "orders"."credit_cents" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total_cents" = "orders"."subtotal_cents" - "orders"."discount_cents" + "orders"."shipping_cents" + "orders"."assembly_cents" + "orders"."tax_cents");--> statement-breakpoint
-- Written by hand: dealers belong to the catalogue, so its revision moves with them.
DO $$
DECLARE
  catalogue_table text;
BEGIN
  FOREACH catalogue_table IN ARRAY ARRAY[
    'dealers', 'dealer_services', 'dealer_hours', 'dealer_closed_days', 'test_ride_bikes'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER catalogue_moved AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I '
      'FOR EACH STATEMENT EXECUTE FUNCTION move_catalogue_revision()', catalogue_table);
  END LOOP;
END
$$;
