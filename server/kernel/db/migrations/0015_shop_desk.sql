ALTER TABLE "products" ADD COLUMN "shelf" text;--> statement-breakpoint
INSERT INTO "order_moves" ("column", "from_state", "to_state", "actors") VALUES
  ('fulfillment_state', 'in_production', 'to_build', '{shop}'),
  ('fulfillment_state', 'delivered', 'shipped', '{shop}');