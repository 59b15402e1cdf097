import { Button } from '@/components/kit/ui/button'
import { useLiftSilence, type ForumSilences } from '@/hooks/community/forum/use-forum-office'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { toSentence } from '@/messages/kit/errors'
import { forumOffice as texts } from '@/messages/community/forum/forum-office'
import { dateLong } from '@/utils/format'

interface SilenceRowProps {
  silence: ForumSilences['members'][number]
  onLifted: () => void
}

export function SilenceRow({ silence: { member, until, reason }, onLifted }: SilenceRowProps) {
  const lift = useLiftSilence()
  const mayModerate = useMay()('forum.moderate')
  async function end(id: string) {
    if (await lift.run(id)) onLifted()
  }
  if (!member) return null
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-b border-line py-2 text-sm">
      <bdi className="font-semibold">{member.name}</bdi>
      <span>{texts.until(until && dateLong(until))}</span>
      <bdi className="min-w-0 flex-1 text-ink-soft">{reason}</bdi>
      {mayModerate && (
        <Button variant="quiet" isLoading={lift.isRunning} onClick={() => void end(member.id)}>
          {texts.lift}
        </Button>
      )}
      {lift.error && (
        <p role="alert" className="w-full text-bad">
          {toSentence(lift.error)}
        </p>
      )}
    </li>
  )
}
