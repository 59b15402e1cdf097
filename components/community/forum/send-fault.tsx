import Link from 'next/link'

import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { ForumFormControls } from '@/hooks/community/forum/use-forum-form'
import { toSentence } from '@/messages/kit/errors'
import { forumMember as texts } from '@/messages/community/forum/forum-member'

export function SendFault({ error }: Pick<ForumFormControls, 'error'>) {
  if (!error) return null
  const isUnconfirmed = error.kind === 'problem' && error.code === 'email_not_confirmed'
  return (
    <div>
      <ErrorNotice sentence={`${toSentence(error)} ${texts.draftSaved}`} />
      {isUnconfirmed && (
        <Link href="/dashboard/profile" className="inline-flex min-h-touch items-center link">
          {texts.confirmFirst}
        </Link>
      )}
    </div>
  )
}
