CREATE TABLE "visit_days" (
	"day" date NOT NULL,
	"bike" text NOT NULL,
	"step" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_days_day_bike_step_pk" PRIMARY KEY("day","bike","step"),
	CONSTRAINT "visit_days_count" CHECK ("visit_days"."count" > 0)
);
