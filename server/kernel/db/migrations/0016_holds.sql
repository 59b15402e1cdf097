CREATE TABLE "order_holders" (
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	CONSTRAINT "order_holders_order_id_kind_pk" PRIMARY KEY("order_id","kind"),
	CONSTRAINT "order_holders_kind" CHECK ("order_holders"."kind" in ('email', 'address', 'network'))
);
--> statement-breakpoint
ALTER TABLE "order_holders" ADD CONSTRAINT "order_holders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_holders_subject" ON "order_holders" USING btree ("subject");