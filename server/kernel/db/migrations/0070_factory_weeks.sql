-- Written by hand: rows that are there held from their week on.
ALTER TABLE "factory_capacity" ADD COLUMN "reach" text DEFAULT 'onward' NOT NULL;--> statement-breakpoint
ALTER TABLE "factory_capacity" ALTER COLUMN "reach" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "factory_capacity" DROP CONSTRAINT "factory_capacity_pkey";--> statement-breakpoint
ALTER TABLE "factory_capacity" ADD CONSTRAINT "factory_capacity_week_reach" PRIMARY KEY("week","reach");--> statement-breakpoint
ALTER TABLE "factory_capacity" ADD CONSTRAINT "factory_capacity_reach" CHECK ("factory_capacity"."reach" in ('week', 'onward'));--> statement-breakpoint
ALTER TABLE "factory_capacity" ADD CONSTRAINT "factory_capacity_monday" CHECK (extract(isodow from "factory_capacity"."week") = 1);
