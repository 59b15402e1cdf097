import Link from 'next/link'

import { LinkButton } from '@/components/kit/ui/link-button'
import { memberAddress, postAddress } from '@/domain/community/forum/forum'
import { useAuth } from '@/hooks/account/auth/use-auth'
import { memberPage as texts } from '@/messages/community/forum/forum-member-page'
import type { MemberPage } from '@/hooks/community/forum/use-forum-profile'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'

import { AuthorMark, When } from './author-name'
import { Failure } from './failure'
import { ForumFrame } from './forum-frame'

const loadSilence = () => import('./member-silence')

export interface MemberScreenProps {
  /** Member page, or null if it couldn't be loaded. */
  page: MemberPage | null
  name: string
  isFirst: boolean
  failure: string | null
}

export function MemberScreen({ page, name, isFirst, failure }: MemberScreenProps) {
  const address = memberAddress(name)
  return (
    <ForumFrame back={{ href: '/forum/1', isHistory: true }}>
      {page ? (
        <>
          <Head page={page} />
          <Moderation page={page} />
          <h2 className="mt-10 text-2xl">{texts.written}</h2>
          {page.written.length === 0 && <p className="mt-3 text-ink-soft">{texts.nothing}</p>}
          <ul className="mt-4 border-t border-line">
            {page.written.map((post) => (
              <Written key={`${post.thread.id} ${post.number}`} post={post} />
            ))}
          </ul>
          <div className="mt-8 flex flex-wrap gap-3">
            {!isFirst && (
              <LinkButton href={address} variant="secondary">
                {texts.newest}
              </LinkButton>
            )}
            {page.next !== null && (
              <LinkButton href={`${address}?before=${page.next}`} variant="secondary">
                {texts.older}
              </LinkButton>
            )}
          </div>
        </>
      ) : (
        <Failure sentence={failure ?? texts.failed} href={address} />
      )}
    </ForumFrame>
  )
}

function Head({ page }: { page: MemberPage }) {
  const { name, avatar, since, posts, bikes } = page
  return (
    <header className="mt-4 flex items-center gap-4 lg:mt-8">
      <AuthorMark author={{ id: '', name, avatar }} />
      <div className="min-w-0">
        <h1 className="text-4xl wrap-anywhere">
          <bdi>{name}</bdi>
        </h1>
        <p className="mt-2 text-ink-soft">
          {texts.since(since)} · {texts.posts(posts)}
        </p>
        {bikes.length > 0 && <p className="mt-1">{texts.rides(bikes)}</p>}
      </div>
    </header>
  )
}

/** Silences and bans, for moderators. */
function Moderation({ page: { id, name } }: { page: MemberPage }) {
  const { user } = useAuth()
  const isModerator = user?.permissions.includes('forum.moderate') ?? false
  const code = useLazyModule(loadSilence, isModerator && user?.id !== id)
  return (
    code && (
      <section aria-label={texts.moderation} className="mt-6 border-t border-line pt-4">
        <code.MemberSilence {...{ id, name }} />
      </section>
    )
  )
}

function Written({ post }: { post: MemberPage['written'][number] }) {
  const { thread, number, excerpt, created_at } = post
  return (
    <li className="relative border-b border-line py-4 transition-colors hover:bg-surface">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          href={postAddress(thread, number)}
          prefetch={false}
          className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline hover:underline-offset-4"
        >
          <bdi>{thread.title}</bdi>
        </Link>
        <span className="text-sm text-ink-soft">
          <When at={created_at} />
        </span>
      </p>
      <p className="mt-1 max-w-read wrap-anywhere text-ink-soft">
        <bdi>{excerpt}</bdi>
      </p>
    </li>
  )
}
