import { Badge } from '@/components/kit/ui/badge'
import type { ForumRow } from '@/hooks/community/forum/use-forum-hidden'
import { forum as texts } from '@/messages/community/forum/forum'

export function ThreadBadges({
  row: { is_pinned, is_locked, is_hidden, is_solved },
}: {
  row: Pick<ForumRow, 'is_pinned' | 'is_locked' | 'is_hidden' | 'is_solved'>
}) {
  return (
    <>
      {is_hidden && <Badge kind="warn">{texts.hidden}</Badge>}
      {is_pinned && <Badge>{texts.pinned}</Badge>}
      {is_solved && <Badge kind="ok">{texts.solved}</Badge>}
      {is_locked && <Badge>{texts.locked}</Badge>}
    </>
  )
}
