/** The shop's own game: how fast a rider brakes. */
export const game = {
  title: 'Brake test',
  description: 'How far does your bike roll before you brake? Three seconds of your time.',
  lead: 'Press when the light turns green. We tell you how far you would have rolled at 25 km/h before you braked.',
  start: 'Start',
  wait: 'Wait for green …',
  go: 'Brake!',
  early: 'That was before the light. Try again.',
  result: (ms: number) =>
    `${ms} ms: ${((ms * 25) / 3600).toFixed(1)} m at 25 km/h before the brakes even bite.`,
  best: (ms: number) => `Your best: ${ms} ms`,
} as const
