CREATE TABLE "dispute_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispute_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dispute_id" bigint NOT NULL,
	"file_id" bigint NOT NULL,
	"field" text NOT NULL,
	"paper" text,
	"provider_file_id" text,
	"refused_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dispute_files_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "dispute_files_field" UNIQUE("dispute_id","field"),
	CONSTRAINT "dispute_files_known" CHECK ("dispute_files"."field" in ('receipt', 'shipping_documentation', 'service_documentation', 'customer_communication', 'customer_signature', 'cancellation_policy', 'refund_policy', 'uncategorized_file'))
);
--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "evidence_refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dispute_files" ADD CONSTRAINT "dispute_files_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_files" ADD CONSTRAINT "dispute_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;