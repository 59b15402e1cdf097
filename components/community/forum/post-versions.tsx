import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { Difference } from '@/components/kit/ui/difference'
import { Loaded } from '@/components/kit/ui/loaded'
import { useForumVersions, type ForumVersion } from '@/hooks/community/forum/use-forum-versions'
import { forumVersions as texts } from '@/messages/community/forum/forum-versions'

import { When } from './author-name'

export function PostVersions({ postId, edited }: { postId: number; edited: string }) {
  const { state, retry } = useForumVersions(postId, edited)
  return (
    <section
      aria-label={texts.title}
      className="my-4 max-w-read border-l-2 border-line-strong pl-4 text-sm"
    >
      <Loaded state={state} onRetry={retry}>
        {(versions) => <Versions versions={versions} />}
      </Loaded>
    </section>
  )
}

function Versions({ versions }: { versions: ForumVersion[] }) {
  const [at, setAt] = useState(0)
  const after = versions[at]
  const before = versions[at + 1]
  if (!after || !before) return <p>{texts.none}</p>
  return (
    <>
      <p>
        {texts.edit(versions.length - 1 - at, versions.length - 1)} · <When at={after.written_at} />
      </p>
      <Difference before={before.text} after={after.text} />
      {versions.length > 2 && (
        <div className="mt-2 -ml-3 flex gap-2">
          <Button
            variant="quiet"
            className="!px-3 text-sm"
            disabled={at === versions.length - 2}
            onClick={() => setAt(at + 1)}
          >
            {texts.older}
          </Button>
          <Button
            variant="quiet"
            className="!px-3 text-sm"
            disabled={at === 0}
            onClick={() => setAt(at - 1)}
          >
            {texts.newer}
          </Button>
        </div>
      )}
    </>
  )
}
