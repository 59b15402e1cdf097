ALTER TABLE "products" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_request" UNIQUE("request_key");