/** Values of the shop that an operator may change without a new version. */
export const seedSettings: Record<string, unknown> = {
  /** The day on which an order comes in is the day at the factory. */
  factory_time_zone: 'America/New_York',
  /** The bike on the stage of the home page, and the colors that its pictures show. */
  home_page: {
    hero: { bike: 'nyx', color: 'Acid' },
    colors: { 'nireeka-prime': 'Signal Orange', 'nireeka-homie': 'Harbour', nyx: 'Night' },
  },
  /** What the law on product safety asks of every listing; see server/goods/safety-facts.ts. */
  product_safety: {
    maker: {
      name: 'Nireeka',
      address: ['1 Factory Road', 'Albany NY 12207', 'United States'],
      email: 'safety@nireeka.example',
    },
    eu_responsible: {
      name: 'Nireeka Europe B.V.',
      address: ['Handelsweg 12', '3707 NH Zeist', 'Netherlands'],
      email: 'eu-safety@nireeka.example',
    },
    bikes: {
      warnings: [
        'Wear a helmet, and keep to the speed and the roads that the law allows for the tune of your bike.',
        'Check brakes, axles and battery lock before every ride. Wet rims and rotors need longer to stop.',
        'Do not exceed the gross limit: rider, luggage and bike together.',
        'Charge with the charger that came with the bike, indoors, not beside anything that burns easily, and never a battery that was dropped or is warm.',
      ],
      marks: ['UL 2849', 'EN 15194'],
    },
    batteries: {
      warnings: [
        'Lithium-ion battery: do not open, crush, heat above 60 °C or short-circuit. Charge it only with a charger made for it.',
        'A battery that was dropped, smells or has swollen is dangerous: take it outdoors and write to us.',
        'Batteries do not belong in household waste; we take old ones back for nothing.',
      ],
      marks: ['UL 2271', 'UN 38.3'],
    },
  },
}
