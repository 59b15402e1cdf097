import type { GetStaticProps } from 'next'

import { FeatureScreen } from '@/components/layout/feature-screen'
import { laterScreen } from '@/components/layout/later-screen'
import { PageHead } from '@/components/layout/page-head'
import { checkout } from '@/messages/checkout'

const screen = laterScreen(async () => {
  const [{ CheckoutScreen }, { checkoutFeature }] = await Promise.all([
    import('@/components/checkout/checkout-screen'),
    import('@/store/checkout/checkout-feature'),
  ])
  return { Screen: CheckoutScreen, feature: checkoutFeature }
})

export const getStaticProps: GetStaticProps = async () => {
  await screen.load()
  return { props: {} }
}

/** A static shell: cart, prices and address belong to the browser. */
export default function CheckoutPage() {
  return (
    <>
      <PageHead title={checkout.title} isHidden />
      <FeatureScreen screen={screen} page={{}} />
    </>
  )
}
