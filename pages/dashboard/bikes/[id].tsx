import { useRouter } from 'next/router'

import { DashboardFrame } from '@/components/account/dashboard/dashboard-frame'
import { BikeScreen } from '@/components/account/garage/bike-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { OwnReview } from '@/components/shop/reviews/own-review'
import { garage } from '@/messages/account/garage/garage'

export default function BikePage() {
  const { id } = useRouter().query
  const isId = typeof id === 'string' && /^[1-9]\d{0,8}$/.test(id)
  return (
    <>
      <PageHead title={garage.title} isHidden />
      <DashboardFrame title={garage.title} isSmall>
        <BikeScreen
          id={isId ? Number(id) : id === undefined ? null : 0}
          review={(bike) => <OwnReview bikeId={bike.id} arrival={bike.delivery_date} />}
        />
      </DashboardFrame>
    </>
  )
}
