/** Values of the shop that an operator may change without a new version. */
export const seedSettings: Record<string, unknown> = {
  /** The day on which an order comes in is the day at the factory. */
  factory_time_zone: 'America/New_York',
  /** The bike on the stage of the home page, and the colors that its pictures show. */
  home_page: {
    hero: { bike: 'nyx', color: 'Acid' },
    colors: { 'nireeka-prime': 'Signal Orange', 'nireeka-homie': 'Harbour', nyx: 'Night' },
  },
}
