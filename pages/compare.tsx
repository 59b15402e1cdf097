import { CompareScreen } from '@/components/compare/compare-screen'
import { PageHead } from '@/components/layout/page-head'
import { comparePage } from '@/messages/compare-page'

/** Static and empty: what is compared lies in the browser, so the page can be kept without anything of a visitor. */
export default function CompareRoute() {
  return (
    <>
      <PageHead title={comparePage.title} description={comparePage.description} />
      <CompareScreen />
    </>
  )
}
