import { ComparisonScreen } from '@/components/comparison/comparison-screen'
import { PageHead } from '@/components/layout/page-head'
import { comparisonPage } from '@/messages/comparison-page'

/** Static and empty: what is compared lies in the browser, so the page can be kept without anything of a visitor. */
export default function CompareRoute() {
  return (
    <>
      <PageHead title={comparisonPage.title} description={comparisonPage.description} />
      <ComparisonScreen />
    </>
  )
}
