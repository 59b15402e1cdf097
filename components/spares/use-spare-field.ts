import { useRouter } from 'next/router'

import { useSearchField } from '@/components/ui/use-search-field'
import type { SpareQuery } from '@/domain/spare-address'
import { useSpareHits } from '@/hooks/use-spare-hits'

const load = () => import('./spare-suggestions')

export function useSpareField({ q }: SpareQuery, onAll: (text: string) => void) {
  const router = useRouter()
  return useSearchField({
    query: q,
    found: useSpareHits(),
    load,
    onChoose: (entry, text) => {
      if (entry.kind === 'all') onAll(text)
      else void router.push(`/spares/${entry.hit.id}`)
    },
  })
}
