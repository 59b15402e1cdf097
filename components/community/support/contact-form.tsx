import { useEffect, useRef, useState } from 'react'

import { AttachFiles } from '@/components/kit/layout/attach-files'
import { Button } from '@/components/kit/ui/button'
import { CONTROL_STYLES } from '@/components/kit/ui/control-styles'
import { cx } from '@/components/kit/ui/cx'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Field, TextField } from '@/components/kit/ui/field'
import { LinkButton } from '@/components/kit/ui/link-button'
import { Select } from '@/components/kit/ui/select'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { TICKET_TOPICS } from '@/domain/community/support/ticket'
import { useContactForm, type Contact } from '@/hooks/community/support/use-contact-form'
import { contact as texts } from '@/messages/community/support/contact'
import { toSentence } from '@/messages/kit/errors'

import { AboutFields } from './about-fields'

const loadAnswers = () => import('@/components/kit/layout/help-answers')

type Controls = ReturnType<typeof useContactForm>

export function ContactForm({ topics }: Pick<Contact, 'topics'>) {
  const controls = useContactForm()
  const { ref, error, isSending, submit } = controls
  if (controls.sent) return <Sent controls={controls} />
  return (
    <form ref={ref} noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      <Fields controls={controls} topics={topics} />
      <AttachFiles attached={controls.attached} />
      <Searches controls={controls} />
      {error && <ErrorNotice sentence={`${toSentence(error)} ${texts.inputRetained}`} />}
      <div>
        <Button type="submit" size="large" isLoading={isSending || controls.attached.isUploading}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}

/** Discloses the attached search terms and lets the user exclude them. */
function Searches({ controls: { searches, leaveOutSearches } }: { controls: Controls }) {
  if (searches.length === 0) return null
  return (
    <p className="max-w-read text-sm break-words text-ink-soft">
      {texts.searches(searches)}{' '}
      <button type="button" onClick={leaveOutSearches} className="link">
        {texts.leaveOut}
      </button>
    </p>
  )
}

/** Suggests help articles next to the message, and only while the user writes, so no button moves under the finger. */
function Answers({ message, isWriting }: { message: string; isWriting: boolean }) {
  const module = useLazyModule(loadAnswers, message !== '')
  return module ? <module.HelpAnswers message={message} isWriting={isWriting} /> : null
}

function Fields({ controls, topics }: { controls: Controls } & Pick<Contact, 'topics'>) {
  const { form, faults, type } = controls
  // A draft may have a topic that isn't offered anymore.
  const offered = TICKET_TOPICS.filter((topic) => topics.includes(topic) || topic === form.topic)
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={texts.name}
          name="name"
          autoComplete="name"
          maxLength={100}
          value={form.name}
          error={faults.name}
          onChange={({ target }) => type({ name: target.value })}
        />
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={form.email}
          error={faults.email}
          onChange={({ target }) => type({ email: target.value })}
        />
        <Select
          label={texts.topic}
          name="topic"
          options={offered.map((value) => ({ value, title: texts.topicTitle(value) }))}
          value={form.topic}
          error={faults.topic}
          onChange={({ target }) => type({ topic: target.value })}
        />
        <AboutFields controls={controls} />
      </div>
      <Message form={form} faults={faults} type={type} />
      <Trap value={form.website} onType={(website) => type({ website })} />
    </>
  )
}

function Message({ form, faults, type }: Pick<Controls, 'form' | 'faults' | 'type'>) {
  const [isWriting, setWriting] = useState(false)
  return (
    <>
      <Field
        label={texts.message}
        hint={texts.messageHint(texts.messageLimit - form.message.length)}
        error={faults.message}
      >
        {(control) => (
          <textarea
            {...control}
            name="message"
            maxLength={texts.messageLimit}
            value={form.message}
            onFocus={() => setWriting(true)}
            onBlur={() => setWriting(false)}
            onChange={({ target }) => type({ message: target.value })}
            className={cx(CONTROL_STYLES, 'field-sizing-content min-h-32 py-3')}
          />
        )}
      </Field>
      <Answers message={form.message} isWriting={isWriting} />
    </>
  )
}

/** Renders a honeypot field, which is invisible to users but filled in by bots. */
function Trap({ value, onType }: { value: string; onType: (text: string) => void }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw]">
      <label>
        {texts.trap}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      </label>
    </div>
  )
}

function Sent({ controls: { sent, isUserLoggedIn, again } }: { controls: Controls }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  if (!sent) return null
  return (
    <div className="border-t border-line pt-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {texts.doneTitle}
      </h2>
      <p role="status" className="mt-3 max-w-read">
        {texts.done(sent.number, sent.email)}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {isUserLoggedIn && <LinkButton href="/dashboard/support">{texts.toTickets}</LinkButton>}
        <Button variant="secondary" onClick={again}>
          {texts.another}
        </Button>
      </div>
    </div>
  )
}
