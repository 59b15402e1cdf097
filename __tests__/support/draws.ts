/** Returns the number of random cases: few with `npm test`, many with `npm run test:faults`. */
export function draws({ few, many }: { few: number; many: number }): number {
  return process.env.DRAWS === 'many' ? many : few
}
