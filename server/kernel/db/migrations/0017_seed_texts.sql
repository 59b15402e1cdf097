CREATE TABLE "seed_texts" (
	"row" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
