import { useRouter } from 'next/router'

import { RideScreen } from '@/components/community/dealers/ride-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { rides } from '@/messages/community/dealers/rides'

/** A static shell: the link is a secret, so only the browser requests the ride. */
export default function RidePage() {
  const { id, key } = useRouter().query
  const isKnown = typeof id === 'string' && typeof key === 'string'
  return (
    <>
      <PageHead title={rides.pageTitle} isHidden />
      <RideScreen link={isKnown ? { id, key } : null} />
    </>
  )
}
