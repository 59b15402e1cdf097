import { groundsFaults, type Ground } from '@/domain/community/forum/forum-moderation'
import { soundMembers } from '@/domain/kit/form-draft'
import { faultMessages } from '@/domain/kit/form-faults'
import { sessionDraft } from '@/hooks/kit/session-draft'
import { useForm } from '@/hooks/kit/use-form'
import { forumDecision as texts } from '@/messages/community/forum/forum-legal'
import { SESSION_KEYS } from '@/utils/session-keys'

export const VERDICTS = ['hide', 'silence', 'keep'] as const
export type Verdict = (typeof VERDICTS)[number]

const EMPTY = {
  verdict: 'hide' as Verdict,
  ground: 'rules' as Ground,
  reference: '',
  reason: '',
  days: '7',
}

interface PostSubject {
  /** What is decided about; a post by default. */
  kind?: 'thread'
  id: number
  /** State of a reported post, to notice decisions by others. */
  version?: string
  /** The author, if they can be silenced. */
  authorId?: string | undefined
  /** Whether someone gets the reasons even if the post stays. */
  isLegal?: boolean
}

/** A member to silence without a decision about a post. */
interface MemberSubject {
  kind: 'member'
  /** Public id. */
  id: string
  isLegal?: undefined
}

export type DecisionSubject = PostSubject | MemberSubject

/** Manages a decision about a post or a member: its grounds are for the author and those who reported the post. */
export function useForumDecision(subject: DecisionSubject, onDecided: () => void) {
  const { kind, id, isLegal = false } = subject
  const memberId = subject.kind === 'member' ? subject.id : subject.authorId
  return useForm({
    initial: kind === 'member' ? { ...EMPTY, verdict: 'silence' as Verdict } : EMPTY,
    check: (form) => {
      const faults = groundsFaults(form)
      if (form.verdict !== 'keep') return faultMessages(faults, texts)
      return isLegal ? faultMessages({ reason: faults.reason }, texts) : {}
    },
    draft: sessionDraft(`${SESSION_KEYS.decisionDraft}_${kind ?? 'post'}_${id}`, (stored) =>
      soundMembers(stored, EMPTY),
    ),
    send: async ({ form: { verdict, days, ...grounds }, services: { forum } }) => {
      if (verdict === 'silence' && memberId) {
        await forum.silence({
          member: memberId,
          days: days === '' ? null : Number(days),
          ...grounds,
        })
      }
      if (subject.kind === 'thread') {
        await forum.moderate({ id: subject.id, is_hidden: true, ...grounds })
      } else if (subject.kind !== 'member') {
        const { version = null } = subject
        await forum.moderatePost({
          ...{ id: subject.id, version, is_hidden: verdict !== 'keep' },
          ...(verdict === 'keep' ? { reason: grounds.reason || null } : grounds),
        })
      }
      onDecided()
    },
  })
}
