import { useRouter } from 'next/router'

import { SocialReturnScreen } from '@/components/account/auth/link-screens'
import { PageHead } from '@/components/kit/layout/page-head'
import { account } from '@/messages/account/profile/account'

export default function SocialReturnPage() {
  const { provider } = useRouter().query
  return (
    <>
      <PageHead title={account.login.title} isHidden />
      <SocialReturnScreen provider={typeof provider === 'string' ? provider : null} />
    </>
  )
}
