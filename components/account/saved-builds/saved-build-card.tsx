import { useRef, useState, type RefObject } from 'react'

import { BuildPicture } from '@/components/shop/bikes/build-picture'
import { Badge } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { LinkButton } from '@/components/kit/ui/link-button'
import { Price } from '@/components/kit/ui/price'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import type { MemberBuild } from '@/hooks/account/saved-builds/use-saved-builds'
import { useDisplayPrice } from '@/hooks/shop/goods/use-display-price'
import { savedBuilds as texts } from '@/messages/account/saved-builds/saved-builds'
import { dateLong } from '@/utils/format'

import { SavedBuildName } from './saved-build-name'

interface SavedBuildCardProps {
  build: MemberBuild
  onRename: (name: string) => void
  onRemove: () => void
}

export function SavedBuildCard({ build, onRename, onRemove }: SavedBuildCardProps) {
  const { id, name, title, bike_slug, state } = build
  const [isRenaming, setRenaming] = useState(false)
  const rename = useRef<HTMLButtonElement>(null)
  const badge = texts.state[state]

  function close(next: string | null) {
    setRenaming(false)
    if (next !== null) onRename(next)
    requestAnimationFrame(() => rename.current?.focus())
  }

  return (
    <article className="grid gap-6 border-t border-line py-8 sm:grid-cols-[minmax(0,20rem)_1fr] sm:items-start lg:grid-cols-[minmax(0,26rem)_1fr] lg:gap-10">
      <BuildPicture
        slug={bike_slug}
        build={build.build}
        view="paper"
        title={name}
        className="h-auto w-full"
      />
      <div className="min-w-0">
        {isRenaming ? (
          <SavedBuildName {...{ id, name }} onDone={close} onCancel={() => close(null)} />
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <h2 className="min-w-0 text-2xl wrap-anywhere">{name}</h2>
            {badge && <Badge kind={state === 'ended' ? 'bad' : 'warn'}>{badge}</Badge>}
          </div>
        )}
        <p className="mt-1 text-sm text-ink-soft">
          {name === title
            ? texts.saved(build.saved_at)
            : `${title} · ${texts.saved(build.saved_at)}`}
        </p>
        <Figures build={build} />
        <Changes differences={build.differences} />
        <Actions {...{ build, isRenaming, rename, onRemove }} onRename={() => setRenaming(true)} />
      </div>
    </article>
  )
}

interface ActionsProps extends Pick<SavedBuildCardProps, 'build' | 'onRemove'> {
  isRenaming: boolean
  rename: RefObject<HTMLButtonElement | null>
  onRename: () => void
}

function Actions({ build, isRenaming, rename, onRename, onRemove }: ActionsProps) {
  const { name, bike_slug, code, state } = build
  const ofBuild = <VisuallyHidden>{texts.of(name)}</VisuallyHidden>
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {state !== 'ended' && (
        <LinkButton href={`/configurator/${bike_slug}?build=${code}`} className="max-sm:w-full">
          {texts.open}
          {ofBuild}
        </LinkButton>
      )}
      {!isRenaming && (
        <Button ref={rename} variant="secondary" className="max-sm:flex-1" onClick={onRename}>
          {texts.rename}
          {ofBuild}
        </Button>
      )}
      <Button variant="secondary" className="max-sm:flex-1" onClick={onRemove}>
        {texts.remove}
        {ofBuild}
      </Button>
    </div>
  )
}

function Figures({ build: { price, old_price, delivery_date } }: { build: MemberBuild }) {
  const shown = useDisplayPrice()
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      {price !== null && (
        <>
          <dt className="text-ink-soft">{texts.price}</dt>
          <dd className="min-w-0">
            <Price amount={shown(price)} />
            {price !== old_price && (
              <span className="ml-2 text-sm text-ink-soft">{texts.was(shown(old_price))}</span>
            )}
          </dd>
        </>
      )}
      <dt className="text-ink-soft">{texts.delivery}</dt>
      <dd className="min-w-0">{delivery_date ? dateLong(delivery_date) : texts.noDelivery}</dd>
    </dl>
  )
}

function Changes({ differences }: Pick<MemberBuild, 'differences'>) {
  if (differences.length === 0) {
    return <p className="mt-4 text-sm text-ink-soft">{texts.unchanged}</p>
  }
  return (
    <>
      <h3 className="mt-4 text-sm font-medium">{texts.changes}</h3>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {differences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}
