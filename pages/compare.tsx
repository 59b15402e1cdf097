import { CompareScreen } from '@/components/compare/compare-screen'
import { PageHead } from '@/components/layout/page-head'
import { compare } from '@/messages/compare'

/** Static and empty: what is compared lies in the browser, so the page can be kept without anything of a visitor. */
export default function CompareRoute() {
  return (
    <>
      <PageHead title={compare.title} description={compare.description} />
      <CompareScreen />
    </>
  )
}
