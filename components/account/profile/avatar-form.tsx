import { useRef, useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { initialOf } from '@/domain/kit/person-name'
import type { User } from '@/hooks/account/auth/use-auth'
import { useUserUpdate } from '@/hooks/account/profile/use-settings'
import { useAvatar } from '@/hooks/account/profile/use-profile'
import { failureSentence } from '@/messages/account/profile/account'
import { profile as texts } from '@/messages/account/profile/profile'

import { Section } from './section'

const PICTURES = ['image/png', 'image/jpeg', 'image/webp']
const LARGEST_PICTURE = 2_000_000

export function AvatarForm({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null)
  const { take } = useUserUpdate()
  const [fault, setFault] = useState<string | null>(null)
  const { save, remove } = useAvatar()
  const error = save.error ?? remove.error

  async function choose(file: File | undefined) {
    if (!file) return
    const wrong = faultOfPicture(file)
    setFault(wrong)
    if (wrong) return
    const done = await save.run(file)
    if (done) take(done.answer)
  }

  async function drop() {
    const done = await remove.run()
    if (done) take(done.answer)
  }

  return (
    <Section title={texts.picture} lead={texts.pictureHint}>
      <div className="flex flex-wrap items-center gap-5">
        <Picture user={user} />
        <input
          ref={input}
          type="file"
          accept={PICTURES.join()}
          aria-label={texts.choosePicture}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            void choose(target.files?.[0])
            target.value = ''
          }}
        />
        <Button
          variant="secondary"
          isLoading={save.isRunning}
          onClick={() => input.current?.click()}
        >
          {texts.choosePicture}
        </Button>
        {user.avatar && (
          <Button variant="quiet" isLoading={remove.isRunning} onClick={() => void drop()}>
            {texts.removePicture}
          </Button>
        )}
      </div>
      {fault && (
        <p role="alert" className="mt-3 text-bad">
          {fault}
        </p>
      )}
      {error && <ErrorNotice sentence={failureSentence(error)} className="mt-4" />}
    </Section>
  )
}

function Picture({ user }: { user: User }) {
  return (
    <span className="grid size-24 place-items-center overflow-hidden rounded-full border border-line-strong text-2xl font-semibold">
      {user.avatar ? (
        // eslint-disable-next-line @next/next/no-img-element -- re-encoded to this size by the shop
        <img src={user.avatar} alt="" width={96} height={96} className="size-full object-cover" />
      ) : (
        <span aria-hidden="true">{initialOf(user.name) + initialOf(user.last_name)}</span>
      )}
    </span>
  )
}

function faultOfPicture({ type, size }: File): string | null {
  if (!PICTURES.includes(type)) return texts.pictureKind
  return size > LARGEST_PICTURE ? texts.pictureSize : null
}
