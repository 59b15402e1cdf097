CREATE TABLE "connection_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "connection_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"connection" text NOT NULL,
	"mode" text NOT NULL,
	"sealed" text NOT NULL,
	"ends" text NOT NULL,
	"is_used" boolean NOT NULL,
	"set_by" bigint,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "connection_keys_connection" CHECK ("connection_keys"."connection" in ('stripe', 'paypal', 'bank', 'mail', 'replies')),
	CONSTRAINT "connection_keys_mode" CHECK ("connection_keys"."mode" in ('live', 'test')),
	CONSTRAINT "connection_keys_replaced" CHECK ("connection_keys"."replaced_at" is null or not "connection_keys"."is_used")
);
--> statement-breakpoint
ALTER TABLE "connection_keys" ADD CONSTRAINT "connection_keys_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "connection_keys_current" ON "connection_keys" USING btree ("connection","mode") WHERE "connection_keys"."replaced_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "connection_keys_used" ON "connection_keys" USING btree ("connection") WHERE "connection_keys"."is_used";--> statement-breakpoint
CREATE INDEX "connection_keys_set_by" ON "connection_keys" USING btree ("set_by");