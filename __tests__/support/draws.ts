/**
 * How much of chance a test goes through: few draws with `npm test`, many with `npm run test:faults`, which runs the
 * files that call this.
 */
export function draws({ few, many }: { few: number; many: number }): number {
  return process.env.DRAWS === 'many' ? many : few
}
