import { listed } from '@/utils/text'

/** @example neededOptionsText([['two-piston brakes', 'four-piston brakes'], ['air fork']]) // 'two-piston brakes or four-piston brakes and air fork' */
export const neededOptionsText = (needs: readonly (readonly string[])[]) =>
  listed(needs.map((names) => names.join(' or ')))
