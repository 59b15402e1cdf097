import { LinkButton } from '@/components/kit/ui/link-button'
import { spareSearchAddress, type SpareQuery } from '@/domain/shop/spares/spare-address'
import { sparesResults as texts } from '@/messages/shop/spares/spares-results'

interface SparePagesProps {
  query: SpareQuery
  pages: number
}

export function SparePages({ query, pages }: SparePagesProps) {
  if (pages < 2) return null
  const { page } = query
  const addressOf = (other: number) => spareSearchAddress({ ...query, page: other })
  return (
    <nav aria-label={texts.pages} className="mt-8 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <LinkButton variant="secondary" href={addressOf(page - 1)} rel="prev">
          {texts.previous}
        </LinkButton>
      )}
      <p className="figures">{texts.page(page, pages)}</p>
      {page < pages && (
        <LinkButton variant="secondary" href={addressOf(page + 1)} rel="next">
          {texts.next}
        </LinkButton>
      )}
    </nav>
  )
}
