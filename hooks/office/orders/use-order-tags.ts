import { useAction } from '@/hooks/kit/use-action'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'

/** Returns the tags in use, most used first; empty while unknown, because they are only suggestions. */
export function useTagSuggestions(): readonly string[] {
  const { state } = useStaleIfErrorRequest('order tags', ({ backoffice }) => backoffice.orderTags())
  return state.status === 'ready' ? state.data : []
}

export function useOrderTag(number: string) {
  return useAction(({ backoffice }, tag: string, isOn: boolean) =>
    backoffice.tagOrder({ number, tag, is_on: isOn }),
  )
}

export function useTagRenaming(tag: string) {
  return useAction(({ backoffice }, to: string) => backoffice.renameTag({ tag, to }))
}
