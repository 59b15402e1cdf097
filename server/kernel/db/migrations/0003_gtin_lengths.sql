ALTER TABLE "products" DROP CONSTRAINT "products_gtin";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_gtin" CHECK ("products"."gtin" ~ '^([0-9]{8}|[0-9]{12,14})$');