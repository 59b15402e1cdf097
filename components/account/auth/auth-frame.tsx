import type { ReactNode } from 'react'

import { account as texts } from '@/messages/account/profile/account'

interface AuthFrameProps {
  title: string
  lead?: string
  children: ReactNode
}

export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  return (
    <div className="grid flex-1 lg:grid-cols-2">
      <div className="wrap flex w-full max-w-xl flex-col justify-center py-12 lg:py-20">
        <h1 className="text-4xl">{title}</h1>
        {lead && <p className="mt-3 max-w-read text-ink-soft">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
      <div className="hidden bg-stage p-16 text-paper lg:flex lg:flex-col lg:justify-end">
        <p className="max-w-md text-5xl leading-tight font-semibold">{texts.picture}</p>
        <p className="mt-6 max-w-read text-lg text-stage-mist">{texts.pictureText}</p>
      </div>
    </div>
  )
}
