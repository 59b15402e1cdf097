import { useRouter } from 'next/router'

import { useSearchField } from '@/components/kit/ui/use-search-field'
import {
  helpSearchAddress,
  helpTopicAddress,
  type HelpQuery,
} from '@/domain/community/help-center/help-center'
import { useHelpHits } from '@/hooks/community/help-center/use-help-hits'

const load = () => import('./help-suggestions')

export function useHelpField({ q }: HelpQuery) {
  const router = useRouter()
  return useSearchField({
    query: q,
    found: useHelpHits(),
    load,
    onChoose: (entry, text) =>
      void router.push(
        entry.kind === 'all'
          ? helpSearchAddress({ q: text.trim(), page: 1 })
          : helpTopicAddress(entry.hit.slug, entry.hit.found.anchor),
      ),
  })
}
