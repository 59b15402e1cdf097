import { isPrivatePath } from './private-paths'

/** Decides whether a path may show banner and seasonal offer. */
export function showsPromo(address: string): boolean {
  return !isPrivatePath(address)
}
