CREATE TABLE "carriers" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"tracking_address" text,
	"is_offered" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "carriers_code" CHECK ("carriers"."code" ~ '^[a-z0-9][a-z0-9-]+$'),
	CONSTRAINT "carriers_address" CHECK ("carriers"."tracking_address" ilike 'https://%{number}%'),
	CONSTRAINT "carriers_own" CHECK ("carriers"."code" <> 'own' or "carriers"."tracking_address" is null)
);
--> statement-breakpoint
INSERT INTO "carriers" ("code", "title", "tracking_address", "is_offered", "position") VALUES
  ('ups', 'UPS', 'https://www.ups.com/track?tracknum={number}', true, 10),
  ('fedex', 'FedEx', 'https://www.fedex.com/fedextrack/?trknbr={number}', true, 20),
  ('usps', 'USPS', 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}', true, 30),
  ('dhl', 'DHL', 'https://www.dhl.com/us-en/home/tracking.html?tracking-id={number}', true, 40),
  ('own', 'Our own van', NULL, true, 50),
  ('ontrac', 'OnTrac', 'https://www.ontrac.com/tracking/?number={number}', true, 60),
  ('canada-post', 'Canada Post', 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}', true, 70),
  ('purolator', 'Purolator', 'https://www.purolator.com/en/shipping/tracker?pin={number}', true, 80),
  ('dpd', 'DPD', 'https://tracking.dpd.de/status/en_US/parcel/{number}', true, 90),
  ('gls', 'GLS', 'https://gls-group.com/EU/en/parcel-tracking?match={number}', true, 100),
  ('royal-mail', 'Royal Mail', 'https://www.royalmail.com/track-your-item#/tracking-results/{number}', true, 110),
  ('postnl', 'PostNL', 'https://jouw.postnl.nl/track-and-trace/{number}', true, 120),
  ('colissimo', 'Colissimo', 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}', true, 130);--> statement-breakpoint
ALTER TABLE "shipments" DROP CONSTRAINT "shipments_carrier";--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_carrier_carriers_code_fk" FOREIGN KEY ("carrier") REFERENCES "public"."carriers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undone_parcels" ADD CONSTRAINT "undone_parcels_carrier_carriers_code_fk" FOREIGN KEY ("carrier") REFERENCES "public"."carriers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipments_carrier" ON "shipments" USING btree ("carrier");--> statement-breakpoint
CREATE INDEX "undone_parcels_carrier" ON "undone_parcels" USING btree ("carrier");