CREATE TABLE "csv_chunks" (
	"import_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "csv_chunks_import_id_seq_pk" PRIMARY KEY("import_id","seq")
);
--> statement-breakpoint
CREATE TABLE "csv_faults" (
	"import_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"sentence" text NOT NULL,
	CONSTRAINT "csv_faults_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "csv_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "csv_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"made_by" bigint,
	"position" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"changes" integer DEFAULT 0 NOT NULL,
	"same" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"fault" text DEFAULT '' NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "csv_imports_kind" CHECK ("csv_imports"."kind" in ('spares', 'stock', 'prices')),
	CONSTRAINT "csv_imports_state" CHECK ("csv_imports"."state" in ('uploading', 'checking', 'checked', 'applying', 'applied', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "csv_chunks" ADD CONSTRAINT "csv_chunks_import_id_csv_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."csv_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csv_faults" ADD CONSTRAINT "csv_faults_import_id_csv_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."csv_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csv_imports" ADD CONSTRAINT "csv_imports_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "csv_imports_made_by" ON "csv_imports" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "csv_imports_open" ON "csv_imports" USING btree ("id") WHERE "csv_imports"."state" in ('checking', 'applying');