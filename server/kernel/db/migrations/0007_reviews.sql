CREATE TABLE "reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_bike_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"bike_slug" text NOT NULL,
	"size" text NOT NULL,
	"rider_height" integer NOT NULL,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"consent" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_once" UNIQUE("order_bike_id"),
	CONSTRAINT "reviews_status" CHECK ("reviews"."status" in ('published', 'hidden')),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_height" CHECK ("reviews"."rider_height" between 130 and 220),
	CONSTRAINT "reviews_words" CHECK ("reviews"."title" <> '' and "reviews"."text" <> '')
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_bike_id_order_bikes_id_fk" FOREIGN KEY ("order_bike_id") REFERENCES "public"."order_bikes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_user" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_latest" ON "reviews" USING btree ("bike_slug","created_at","id");--> statement-breakpoint
-- Written by hand. Only a bike that was delivered to this very member can be reviewed, whoever writes the row.
CREATE FUNCTION review_of_delivered_bike() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1
  FROM order_bikes b JOIN orders o ON o.id = b.order_id
  WHERE b.id = NEW.order_bike_id AND b.user_id = NEW.user_id AND b.bike_slug = NEW.bike_slug
    AND b.cancelled_at IS NULL AND (b.delivered_at IS NOT NULL OR o.status = 'delivered');
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The bike was not delivered to this member.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_delivered';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER reviews_delivered BEFORE INSERT OR UPDATE OF order_bike_id, user_id, bike_slug ON reviews
FOR EACH ROW EXECUTE FUNCTION review_of_delivered_bike();
