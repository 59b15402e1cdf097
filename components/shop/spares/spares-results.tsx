import Link from 'next/link'

import { SearchFailure } from '@/components/kit/ui/search-failure'
import type { ExplodedBike } from '@/domain/shop/spares/exploded-bike'
import { spareSearchAddress, type SpareQuery } from '@/domain/shop/spares/spare-address'
import type { SparePage } from '@/hooks/shop/spares/use-spare-search'
import { sparesResults as texts } from '@/messages/shop/spares/spares-results'

import { SpareAreas } from './spare-areas'
import { SpareGroups } from './spare-groups'
import { SparePages } from './spare-pages'
import { SpareRow } from './spare-row'
import { SparesEmpty } from './spares-empty'

export interface SparesProps {
  query: SpareQuery
  /** Null if the search failed. */
  results: SparePage | null
  failure: string | null
  /** Pictures of a bike's areas, as the entrance to the list. */
  exploded?: ExplodedBike | null
}

/** Search results. Hydration is deferred until this code is loaded. */
export function SparesResults({ query, results: found, failure, exploded }: SparesProps) {
  return (
    <>
      {exploded && <SpareAreas key={exploded.slug} bike={exploded} />}
      {found && <SpareGroups query={query} groups={found.groups} />}
      <section aria-labelledby="spares-found" className="mt-10">
        {found ? (
          <Results query={query} found={found} />
        ) : (
          <SearchFailure
            id="spares-found"
            sentence={failure ?? ''}
            href={spareSearchAddress(query)}
          />
        )}
      </section>
    </>
  )
}

function Results({ query, found }: { query: SpareQuery; found: SparePage }) {
  const { total, near, results, pages, is_partial } = found
  const bikes = new Map(found.bikes.map(({ slug, title }) => [slug, title]))
  const group = found.groups.find(({ code }) => code === query.group)
  const counted = texts.counted(total, near, query.q)
  const exact = results.filter((hit) => !hit.is_near)
  const similar = results.filter((hit) => hit.is_near)
  const rows = (hits: typeof results) => (
    <ul className="border-t border-line">
      {hits.map((hit) => (
        <SpareRow key={hit.id} hit={hit} bikes={bikes} />
      ))}
    </ul>
  )
  if (total === 0) {
    return (
      <>
        <h2 id="spares-found" className="mb-6 text-2xl">
          {texts.empty.title(query.q)}
        </h2>
        <SparesEmpty query={query} found={found} />
      </>
    )
  }
  return (
    <>
      <h2 id="spares-found" className="mb-4 text-2xl">
        {group ? texts.inGroup(group.title, counted) : counted}
      </h2>
      {query.bike !== null && query.parts !== null && (
        <p className="mb-4 text-ink-soft">
          {texts.build}{' '}
          <Link href={spareSearchAddress({ ...query, parts: null, page: 1 })} className="link">
            {texts.anyBuild(bikes.get(query.bike) ?? '')}
          </Link>
        </p>
      )}
      {is_partial && <p className="mb-4 text-ink-soft">{texts.partial}</p>}
      {near === total && near > 0 && <p className="mb-4 text-ink-soft">{texts.onlyNear}</p>}
      {exact.length > 0 && rows(exact)}
      {exact.length > 0 && similar.length > 0 && (
        <h3 className="mt-10 mb-3 text-lg font-semibold">{texts.near}</h3>
      )}
      {similar.length > 0 && rows(similar)}
      <SparePages query={query} pages={pages} />
    </>
  )
}
