import { useAction } from './use-action'
import { useKeptRequest } from './use-kept-request'

/** The tags that orders have, the most used first; empty while they are not known, for they only suggest. */
export function useKnownTags(): readonly string[] {
  const { state } = useKeptRequest('order tags', ({ backoffice }) => backoffice.orderTags())
  return state.status === 'ready' ? state.data : []
}

/** Gives an order a tag or takes it away. */
export function useOrderTag(number: string) {
  return useAction(({ backoffice }, tag: string, isOn: boolean) =>
    backoffice.tagOrder(number, { tag, is_on: isOn }),
  )
}

/** Another name for a tag, on all orders that have it. */
export function useTagRenaming(tag: string) {
  return useAction(({ backoffice }, to: string) => backoffice.renameTag(tag, to))
}
