import { useEffect, useEffectEvent, useState } from 'react'

import { legalReportFaults, type LegalReportForm } from '@/domain/community/forum/legal-report'
import { soundMembers } from '@/domain/kit/form-draft'
import { faultMessages } from '@/domain/kit/form-faults'
import { fullName } from '@/domain/kit/person-name'
import { useAuth } from '@/hooks/account/auth/use-auth'
import { sessionDraft } from '@/hooks/kit/session-draft'
import { useForm } from '@/hooks/kit/use-form'
import { useRequest } from '@/hooks/kit/use-request'
import { forumLegal as texts } from '@/messages/community/forum/forum-legal'
import { SESSION_KEYS } from '@/utils/session-keys'

export type { WireLegalReport as LegalReport } from '@/contract/community/forum/forum'

const EMPTY: LegalReportForm & { website: string } = {
  explanation: '',
  is_child_abuse: false,
  name: '',
  email: '',
  is_good_faith: false,
  website: '',
}

/** Manages the form of a notice of illegal content. Its draft survives a failure and a reload. */
export function useLegalReportForm(postId: number) {
  const { user } = useAuth()
  const [sent, setSent] = useState<{ number: number; email: string } | null>(null)
  const controls = useForm({
    initial: EMPTY,
    check: (typed) => faultMessages(legalReportFaults(typed), texts),
    // Don't restore a honeypot value that a bot filled in.
    draft: sessionDraft(`${SESSION_KEYS.legalReportDraft}_${postId}`, (stored) => ({
      ...soundMembers(stored, EMPTY),
      website: '',
    })),
    send: async ({ form: { name, email, website, explanation, is_child_abuse }, ...sending }) => {
      const body = {
        explanation: explanation.trim(),
        ...{ is_child_abuse, is_good_faith: true as const },
        name: name.trim() || null,
        email: email.trim() || null,
      }
      const { number } = await sending.services.forum.reportIllegal({
        ...{ ...body, id: postId, website: website || null },
        request_key: sending.keyFor(body),
      })
      setSent({ number, email: body.email ?? '' })
    },
  })
  const { form, type } = controls
  const introduce = useEffectEvent(() => {
    if (user) type({ name: form.name || fullName(user), email: form.email || user.email })
  })
  useEffect(() => introduce(), [user])
  return { ...controls, sent }
}

export function useLegalReport(id: string | null) {
  return useRequest(id && `legal report ${id}`, ({ forum }) =>
    forum.legalReport({ id: Number(id) }),
  )
}
