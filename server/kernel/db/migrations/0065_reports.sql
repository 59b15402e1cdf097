CREATE TABLE "tax_days" (
	"day" date NOT NULL,
	"country_id" integer NOT NULL,
	"kind" text NOT NULL,
	"papers" integer NOT NULL,
	"net_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	CONSTRAINT "tax_days_day_country_id_kind_pk" PRIMARY KEY("day","country_id","kind"),
	CONSTRAINT "tax_days_kind" CHECK ("tax_days"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "tax_days_amounts" CHECK ("tax_days"."papers" >= 0 and "tax_days"."net_cents" >= 0 and "tax_days"."tax_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "tax_days" ADD CONSTRAINT "tax_days_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_days_country" ON "tax_days" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "refunds_finished" ON "refunds" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "ledger_transfers_at" ON "ledger_transfers" USING btree ("at","from_account","to_account","amount_cents");--> statement-breakpoint
CREATE INDEX "payments_reported" ON "payments" USING btree ("captured_at","provider","amount_cents");--> statement-breakpoint
CREATE INDEX "returns_registered_at" ON "returns" USING btree ("registered_at");--> statement-breakpoint
-- Written by hand. A paper is added to its day in the transaction that issues it. Papers of a kind are issued one after the
-- other (`document_counters`), so this row makes nobody wait longer. Their amounts never change, and papers stay.
CREATE FUNCTION count_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tax_days AS present (day, country_id, kind, papers, net_cents, tax_cents)
  SELECT (NEW.content ->> 'issued_on')::date, o.country_id, NEW.kind, 1,
    (NEW.content -> 'amounts' ->> 'net')::bigint, (NEW.content -> 'amounts' ->> 'tax')::bigint
  FROM orders o WHERE o.id = NEW.order_id
  ON CONFLICT (day, country_id, kind) DO UPDATE SET papers = present.papers + 1,
    net_cents = present.net_cents + excluded.net_cents, tax_cents = present.tax_cents + excluded.tax_cents;
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO tax_days (day, country_id, kind, papers, net_cents, tax_cents)
SELECT (d.content ->> 'issued_on')::date, o.country_id, d.kind, count(*),
  sum((d.content -> 'amounts' ->> 'net')::bigint), sum((d.content -> 'amounts' ->> 'tax')::bigint)
FROM documents d JOIN orders o ON o.id = d.order_id
GROUP BY 1, 2, 3;
--> statement-breakpoint
CREATE TRIGGER documents_counted AFTER INSERT ON documents FOR EACH ROW EXECUTE FUNCTION count_document();
