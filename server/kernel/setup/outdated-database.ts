/** The schema is older than the baseline, so no migrations lead from it to the newest version. */
export class OutdatedDatabase extends Error {
  override name = 'OutdatedDatabase'
}
