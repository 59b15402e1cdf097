import Link from 'next/link'

import { TextsScreen } from '@/components/backoffice/texts-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { officeLists as texts } from '@/messages/backoffice-lists'

export const content = (): OfficePage => ({
  title: texts.texts,
  lead: (
    <>
      {texts.textsLead}{' '}
      <Link href="/developers" className="link">
        {texts.textsApi}
      </Link>
    </>
  ),
  body: <TextsScreen />,
})
