import Link from 'next/link'

import { LinkButton } from '@/components/kit/ui/link-button'
import { spareSearchAddress, type SpareQuery } from '@/domain/shop/spares/spare-address'
import type { SparePage } from '@/hooks/shop/spares/use-spare-search'
import { sparesResults } from '@/messages/shop/spares/spares-results'

const texts = sparesResults.empty
const START: SpareQuery = { q: '', page: 1, bike: null, parts: null, group: null, isInStock: false }

interface SparesEmptyProps {
  query: SpareQuery
  found: Pick<SparePage, 'nearest' | 'bikes'>
}

export function SparesEmpty({ query, found }: SparesEmptyProps) {
  const isFiltered = query.bike !== null || query.group !== null || query.isInStock
  return (
    <div className="grid gap-x-16 gap-y-10 border-t border-line pt-8 lg:grid-cols-2">
      <div className="flex flex-col gap-8">
        {found.nearest.length > 0 && (
          <Suggestions
            title={texts.nearest}
            ways={found.nearest.map((word) => ({
              title: word,
              href: spareSearchAddress({ ...query, q: word, page: 1 }),
            }))}
          />
        )}
        <Suggestions
          title={texts.byBike}
          ways={[
            ...found.bikes.map(({ slug, title }) => ({
              title: texts.ofBike(title),
              href: spareSearchAddress({ ...START, bike: slug }),
            })),
            isFiltered && query.q !== ''
              ? { title: texts.unfiltered, href: spareSearchAddress({ ...START, q: query.q }) }
              : { title: texts.everything, href: '/spares' },
          ]}
        />
      </div>
      <div>
        <p className="max-w-96">{texts.contactText}</p>
        <LinkButton href="/contact" variant="secondary" className="mt-4">
          {texts.contact}
        </LinkButton>
      </div>
    </div>
  )
}

function Suggestions({ title, ways }: { title: string; ways: { title: string; href: string }[] }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1">
        {ways.map((way) => (
          <li key={way.href}>
            <Link href={way.href} className="inline-flex min-h-touch items-center link">
              {way.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
