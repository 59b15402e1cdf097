import { isPrivatePath } from './private-paths'

/** Whether an address may show banner and seasonal offer. */
export function showsPromo(address: string): boolean {
  return !isPrivatePath(address)
}
