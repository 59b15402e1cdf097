import type { ReactNode } from 'react'

import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useNearViewport } from '@/platform/lazy-loading/use-near-viewport'
import { account as texts } from '@/messages/account/profile/account'

interface AuthFrameProps {
  title: string
  lead?: string
  children: ReactNode
}

const loadPicture = () => import('./auth-picture')

export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  // Narrow screens don't show the half with the picture, so they never load it.
  const { place, isNear } = useNearViewport<HTMLDivElement>()
  const module = useLazyModule(loadPicture, isNear)
  return (
    <div className="grid flex-1 lg:grid-cols-2">
      <div className="wrap flex w-full max-w-xl flex-col justify-center py-12 lg:py-20">
        <h1 className="text-4xl">{title}</h1>
        {lead && <p className="mt-3 max-w-read text-ink-soft">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
      <div
        ref={place}
        className="hidden overflow-hidden stage lg:flex lg:flex-col lg:justify-between"
      >
        <div className="aspect-[2140/1320] pt-8">{module && <module.AuthPicture />}</div>
        <div className="p-16">
          <p className="max-w-md text-4xl leading-tight font-semibold">{texts.picture}</p>
          <p className="mt-4 max-w-read text-lg text-stage-mist">{texts.pictureText}</p>
        </div>
      </div>
    </div>
  )
}
