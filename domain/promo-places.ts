import { isPrivatePlace } from './private-places'

/** Whether an address may show banner and seasonal offer. */
export function showsPromo(address: string): boolean {
  return !isPrivatePlace(address)
}
