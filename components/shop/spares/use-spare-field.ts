import { useRouter } from 'next/router'

import { useSearchField } from '@/components/kit/ui/use-search-field'
import type { SpareQuery } from '@/domain/shop/spares/spare-address'
import { useSpareHits } from '@/hooks/shop/spares/use-spare-hits'

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
