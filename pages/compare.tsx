import { ComparisonScreen } from '@/components/shop/comparison/comparison-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { comparisonPage } from '@/messages/shop/comparison/comparison-page'

/** Static and empty: compared bikes are stored in the browser, so caches hold no visitor data. */
export default function CompareRoute() {
  return (
    <>
      <PageHead title={comparisonPage.title} description={comparisonPage.description} />
      <ComparisonScreen />
    </>
  )
}
