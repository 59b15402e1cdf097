-- Versions of the legal documents and their orders prove what buyers agreed to, so nothing may change them.

CREATE OR REPLACE FUNCTION refuse_legal_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Versions of legal documents are only ever added.' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE OR REPLACE TRIGGER legal_versions_final BEFORE UPDATE OR DELETE OR TRUNCATE ON legal_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_legal_change();

-- For each row, because sample orders, which have no versions, can be deleted.
CREATE OR REPLACE TRIGGER order_legal_versions_final BEFORE UPDATE OR DELETE ON order_legal_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_legal_change();
CREATE OR REPLACE TRIGGER order_legal_versions_not_emptied BEFORE TRUNCATE ON order_legal_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_legal_change();
