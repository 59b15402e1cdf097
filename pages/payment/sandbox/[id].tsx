import { useRouter } from 'next/router'

import { PageHead } from '@/components/kit/layout/page-head'
import { SandboxScreen } from '@/components/shop/payment/sandbox-screen'
import { payment } from '@/messages/shop/payment/payment'

export default function SandboxPage() {
  const { id } = useRouter().query
  return (
    <>
      <PageHead title={payment.sandboxTitle} isHidden />
      <SandboxScreen id={typeof id === 'string' ? id : null} />
    </>
  )
}
