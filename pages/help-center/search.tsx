import type { GetServerSideProps } from 'next'

import {
  HelpResultsScreen,
  type HelpResultsProps,
} from '@/components/help-center/help-results-screen'
import { PageHead } from '@/components/layout/page-head'
import { helpQueryOf, helpSearchAddress } from '@/domain/help-center'
import { toSentence } from '@/messages/errors'
import { helpCenter as texts } from '@/messages/help-center'
import { helpFront } from '@/messages/help-front'
import { helpResults } from '@/messages/help-results'
import { apiErrorOf } from '@/services/http/failure'
import { pageServices } from '#server/ssr/page-services'

const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'

/** Nothing of a visitor is read, so that every cache may keep the page. */
export const getServerSideProps: GetServerSideProps<HelpResultsProps> = async ({
  query: given,
  res,
}) => {
  const query = helpQueryOf(given)
  try {
    const found = await pageServices().helpCenter.search(query)
    if (query.page > found.pages) {
      const destination = helpSearchAddress({ ...query, page: found.pages })
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

export default function HelpSearchPage(props: HelpResultsProps) {
  const { q } = props.query
  return (
    <>
      <PageHead
        title={q === '' ? texts.title : helpResults.title(q.slice(0, 60))}
        description={helpFront.description}
        isHidden
      />
      <HelpResultsScreen {...props} />
    </>
  )
}
