CREATE TABLE "raw_email_pieces" (
	"email_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "raw_email_pieces_email_id_number_pk" PRIMARY KEY("email_id","number")
);
--> statement-breakpoint
ALTER TABLE "raw_email_pieces" ADD CONSTRAINT "raw_email_pieces_email_id_raw_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."raw_emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "raw_email_pieces"
SELECT "id", "piece", substring("content" FROM "piece" * 500000 + 1 FOR 500000)
FROM "raw_emails", generate_series(0, (length("content") - 1) / 500000) AS "piece"
WHERE "content" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "raw_emails" DROP COLUMN "content";