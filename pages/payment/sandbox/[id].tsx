import { useRouter } from 'next/router'

import { PageHead } from '@/components/layout/page-head'
import { SandboxScreen } from '@/components/payment/sandbox-screen'
import { payment } from '@/messages/checkout'

export default function SandboxPage() {
  const { id } = useRouter().query
  return (
    <>
      <PageHead title={payment.sandboxTitle} isHidden />
      <SandboxScreen id={typeof id === 'string' ? id : null} />
    </>
  )
}
