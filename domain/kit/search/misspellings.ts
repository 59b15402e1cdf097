/** Misspellings beyond the edit distance, or equal to another word ("break pads"); British spellings. */
const MISSPELLINGS: Readonly<Record<string, readonly string[]>> = {
  brake: ['break', 'brack', 'brakke'],
  brakes: ['breaks'],
  cable: ['cabel'],
  caliper: ['calliper', 'calipper'],
  cassette: ['casette', 'cassete', 'casset'],
  chain: ['chane', 'chaine'],
  charger: ['chager'],
  derailleur: [
    'derailer',
    'derailler',
    'deraileur',
    'derailuer',
    'derallier',
    'deralleur',
    'derailor',
  ],
  fender: ['mudguard', 'mudgard', 'mudflap'],
  fenders: ['mudguards', 'mudgards'],
  grip: ['gripp'],
  grips: ['gripps'],
  handlebar: ['handelbar', 'handlebars', 'handelbars'],
  inner: ['iner'],
  lever: ['leaver', 'levor'],
  pedal: ['peddle', 'petal', 'pedel'],
  pedals: ['peddles', 'petals', 'pedels'],
  rotor: ['roter', 'router'],
  saddle: ['saddel', 'sadle'],
  sealant: ['sealent'],
  seatpost: ['seetpost'],
  spoke: ['spook'],
  spokes: ['spooks'],
  suspension: ['suspention'],
  tire: ['tyre', 'tier'],
  tires: ['tyres', 'tiers'],
  tube: ['toob'],
  wheel: ['wheal', 'weel'],
  wheels: ['wheals', 'weels'],
}

const MEANT = new Map<string, string[]>()
for (const [word, misspelled] of Object.entries(MISSPELLINGS)) {
  for (const one of misspelled) MEANT.set(one, [...(MEANT.get(one) ?? []), word])
}

/** Returns corrections, if known. @example correctionsOf('derailer') // ['derailleur'] */
export function correctionsOf(word: string): readonly string[] {
  return MEANT.get(word) ?? []
}
