ALTER TABLE "countries" ADD COLUMN "prices_include_tax" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "countries" SET "prices_include_tax" = false WHERE "code" IN ('US', 'CA');
