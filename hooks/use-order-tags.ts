import { useAction } from './use-action'
import { useStaleIfErrorRequest } from './use-stale-if-error-request'

/** The tags that orders have, the most used first; empty while they are not known, for they only suggest. */
export function useTagSuggestions(): readonly string[] {
  const { state } = useStaleIfErrorRequest('order tags', ({ backoffice }) => backoffice.orderTags())
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
