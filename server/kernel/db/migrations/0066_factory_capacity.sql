CREATE TABLE "factory_capacity" (
	"week" date PRIMARY KEY NOT NULL,
	"bikes" integer NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" bigint,
	CONSTRAINT "factory_capacity_bikes" CHECK ("factory_capacity"."bikes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "factory_capacity" ADD CONSTRAINT "factory_capacity_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factory_capacity_set_by" ON "factory_capacity" USING btree ("set_by");