export const game = {
  title: 'Brake test',
  description: 'How far does your bike roll before you brake? It takes three seconds.',
  lead: 'Press when the light turns green. We’ll tell you how far you’d roll at 16 mph (25 km/h) before braking.',
  start: 'Start',
  wait: 'Wait for green …',
  go: 'Brake!',
  early: 'Too early. Try again.',
  result: (ms: number) =>
    `${ms} ms: ${((ms * 25) / 3600).toFixed(1)} m at 25 km/h before the brakes even bite.`,
  best: (ms: number) => `Your best: ${ms} ms`,
} as const
