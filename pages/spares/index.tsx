import type { GetServerSideProps } from 'next'

import type { SparesProps } from '@/components/shop/spares/spares-results'
import { SparesScreen } from '@/components/shop/spares/spares-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { spareQueryOf, spareSearchAddress } from '@/domain/shop/spares/spare-address'
import { toSentence } from '@/messages/kit/errors'
import { spares } from '@/messages/shop/spares/spares'
import { explodedBike } from '#server/ssr/exploded-views'
import { pageServices } from '#server/ssr/page-services'
import { readSearch } from '#server/ssr/search-page'

export const getServerSideProps: GetServerSideProps<SparesProps> = async ({
  query: urlQuery,
  res,
}) => {
  const query = spareQueryOf(urlQuery)
  const answer = await readSearch(res, {
    query,
    find: () => pageServices().spares.search(query),
    addressOf: spareSearchAddress,
  })
  if ('redirect' in answer) return answer
  const { found, error } = answer
  if (found && found.group !== query.group) {
    const destination = spareSearchAddress({ ...query, group: found.group })
    return { redirect: { destination, permanent: true } }
  }
  const isStart = query.q === '' && query.group === null && query.page === 1
  const exploded = found && isStart ? await explodedBike(query, found) : null
  return { props: { query, results: found, failure: error && toSentence(error), exploded } }
}

export default function SparesPage(props: SparesProps) {
  const { q, group } = props.query
  const chosen = props.results?.groups.find(({ code }) => code === group)
  return (
    <>
      <PageHead
        title={q === '' ? spares.listTitle(chosen?.title) : spares.resultsTitle(q.slice(0, 60))}
        description={spares.description}
        isHidden={q !== ''}
      />
      <SparesScreen {...props} />
    </>
  )
}
