/** Values of the shop that an operator may change without a new version. */
export const seedSettings: Record<string, unknown> = {
  /** The day on which an order comes in is the day at the factory. */
  factory_time_zone: 'America/New_York',
}
