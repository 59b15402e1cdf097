CREATE TABLE "job_delays" (
	"work" text NOT NULL,
	"row_id" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"error" text,
	"failing_since" timestamp with time zone,
	"set_aside_at" timestamp with time zone,
	CONSTRAINT "job_delays_work_row_id_pk" PRIMARY KEY("work","row_id"),
	CONSTRAINT "job_delays_attempts" CHECK ("job_delays"."attempts" >= 0)
);
--> statement-breakpoint
DROP INDEX "newsletter_deliveries_state";--> statement-breakpoint
CREATE INDEX "job_delays_due" ON "job_delays" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_due" ON "newsletter_deliveries" USING btree ("issue_id","state","next_attempt_at","id");