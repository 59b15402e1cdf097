import { isPrivatePath } from './private-paths'

export function showsPromo(address: string): boolean {
  return !isPrivatePath(address)
}
