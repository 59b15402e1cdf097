import type { GetServerSideProps } from 'next'

import type { SparesProps } from '@/components/spares/spares-results'
import { SparesScreen } from '@/components/spares/spares-screen'
import { PageHead } from '@/components/layout/page-head'
import { spareQueryOf, spareSearchAddress } from '@/domain/spare-address'
import { toSentence } from '@/messages/errors'
import { spares } from '@/messages/spares'
import { pageServices } from '#server/ssr/page-services'
import { apiErrorOf } from '@/services/http/failure'

const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'

/** Nothing of a visitor is read, so that every cache may keep the page. */
export const getServerSideProps: GetServerSideProps<SparesProps> = async ({
  query: given,
  res,
}) => {
  const query = spareQueryOf(given)
  try {
    const found = await pageServices().spares.search(query)
    if (query.page > found.pages) {
      const destination = spareSearchAddress({ ...query, page: found.pages })
      return { redirect: { destination, permanent: false } }
    }
    res.setHeader('Cache-Control', PUBLIC)
    return { props: { query, found, failure: null } }
  } catch (thrown) {
    const error = apiErrorOf(thrown)
    res.statusCode = error.kind === 'problem' ? error.status : 503
    res.setHeader('Cache-Control', 'no-store')
    return { props: { query, found: null, failure: toSentence(error) } }
  }
}

export default function SparesPage(props: SparesProps) {
  const { q, group } = props.query
  const chosen = props.found?.groups.find(({ code }) => code === group)
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
