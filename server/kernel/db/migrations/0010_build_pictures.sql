CREATE TABLE "build_picture_files" (
	"picture_id" bigint NOT NULL,
	"stage" text NOT NULL,
	"view" text NOT NULL,
	"format" text NOT NULL,
	"width" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "build_picture_files_picture_id_stage_view_format_width_pk" PRIMARY KEY("picture_id","stage","view","format","width"),
	CONSTRAINT "build_picture_files_stage" CHECK ("build_picture_files"."stage" in ('dark', 'paper')),
	CONSTRAINT "build_picture_files_format" CHECK ("build_picture_files"."format" in ('avif', 'webp'))
);
--> statement-breakpoint
CREATE TABLE "build_pictures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "build_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"look" text NOT NULL,
	"bike_slug" text NOT NULL,
	"build" jsonb NOT NULL,
	"use" text NOT NULL,
	"is_retained" boolean DEFAULT false NOT NULL,
	"made_at" timestamp with time zone,
	"renderer" text,
	"byte_count" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "build_pictures_look_unique" UNIQUE("look"),
	CONSTRAINT "build_pictures_use" CHECK ("build_pictures"."use" in ('order', 'cart', 'saved', 'standard')),
	CONSTRAINT "build_pictures_made" CHECK (("build_pictures"."made_at" is null) = ("build_pictures"."renderer" is null))
);
--> statement-breakpoint
ALTER TABLE "build_picture_files" ADD CONSTRAINT "build_picture_files_picture_id_build_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."build_pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "build_pictures_open" ON "build_pictures" USING btree ("next_attempt_at") WHERE "build_pictures"."made_at" is null;--> statement-breakpoint
CREATE INDEX "build_pictures_leased" ON "build_pictures" USING btree ("leased_until") WHERE "build_pictures"."leased_until" is not null;--> statement-breakpoint
CREATE INDEX "build_pictures_use" ON "build_pictures" USING btree ("last_used_at");