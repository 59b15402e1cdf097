import type { GetServerSideProps } from 'next'

import {
  HelpResultsScreen,
  type HelpResultsProps,
} from '@/components/community/help-center/help-results-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { helpQueryOf, helpSearchAddress } from '@/domain/community/help-center/help-center'
import { toSentence } from '@/messages/kit/errors'
import { helpCenter as texts } from '@/messages/community/help-center/help-center'
import { helpFront } from '@/messages/community/help-center/help-front'
import { helpResults } from '@/messages/community/help-center/help-results'
import { pageServices } from '#server/ssr/page-services'
import { readSearch } from '#server/ssr/search-page'

export const getServerSideProps: GetServerSideProps<HelpResultsProps> = async ({
  query: urlQuery,
  res,
}) => {
  const query = helpQueryOf(urlQuery)
  const answer = await readSearch(res, {
    query,
    find: () => pageServices().helpCenter.search(query),
    addressOf: helpSearchAddress,
  })
  if ('redirect' in answer) return answer
  const { found, error } = answer
  return { props: { query, found, failure: error && toSentence(error) } }
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
