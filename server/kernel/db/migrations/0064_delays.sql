CREATE TABLE "delayed_orders" (
	"delay_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"base_date" date NOT NULL,
	"base_cause" text,
	"old_date" date NOT NULL,
	"new_date" date NOT NULL,
	CONSTRAINT "delayed_orders_delay_id_order_id_pk" PRIMARY KEY("delay_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "delays" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item" text NOT NULL,
	"title" text NOT NULL,
	"arrives_on" date NOT NULL,
	"work_days" integer NOT NULL,
	"cause" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"made_by" bigint,
	"ended_at" timestamp with time zone,
	"request_key" text NOT NULL,
	CONSTRAINT "delays_request" UNIQUE("request_key"),
	CONSTRAINT "delays_state" CHECK ("delays"."state" in ('active', 'replaced', 'ended')),
	CONSTRAINT "delays_work_days" CHECK ("delays"."work_days" >= 0)
);
--> statement-breakpoint
ALTER TABLE "delayed_orders" ADD CONSTRAINT "delayed_orders_delay_id_delays_id_fk" FOREIGN KEY ("delay_id") REFERENCES "public"."delays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delayed_orders" ADD CONSTRAINT "delayed_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delays" ADD CONSTRAINT "delays_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delayed_orders_order" ON "delayed_orders" USING btree ("order_id","delay_id");--> statement-breakpoint
CREATE UNIQUE INDEX "delays_one_active" ON "delays" USING btree ("item") WHERE "delays"."state" = 'active';--> statement-breakpoint
CREATE INDEX "delays_made_by" ON "delays" USING btree ("made_by");