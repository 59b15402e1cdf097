/** The categories that a shop begins with, in their order. */
export const seedForumCategories = [
  ['prime', 'Prime', 'Fat tires, sand, snow and the long way round.'],
  ['homie', 'Homie', 'Commuting, radar, belt or chain, and everyday riding.'],
  ['nyx', 'Nyx', 'Trails, suspension and everything that goes down again.'],
  ['battery', 'Battery and range', 'Charging, winter, and how far it really goes.'],
  ['repair', 'Repair and upkeep', 'Noises, brakes, chains, and what to do about them.'],
  ['tours', 'Tours and stories', 'Where you’ve been, and how the bike handled it.'],
  ['ideas', 'Ideas', 'What the next part, page or bike should do better.'],
  ['talk', 'Everything else', 'Law, luggage, clothes, and talk between rides.'],
] as const
