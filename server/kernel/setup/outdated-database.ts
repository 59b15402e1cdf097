/** The schema is older than the baseline, so no migration leads from it to the newest version. */
export class OutdatedDatabase extends Error {
  override name = 'OutdatedDatabase'
}
