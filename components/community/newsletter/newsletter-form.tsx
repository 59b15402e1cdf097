import { useId } from 'react'

import { Button } from '@/components/kit/ui/button'
import { useNewsletter } from '@/hooks/community/newsletter/use-newsletter'
import { newsletter as texts } from '@/messages/community/newsletter/newsletter'

/** spec §2 Footer: renders the subscription field, which is cleared only on success. */
export function NewsletterForm() {
  const id = useId()
  const { ref, form, type, submit, isSending } = useNewsletter()
  return (
    <form ref={ref} onSubmit={submit}>
      <h2 className="eyebrow text-stage-mist">{texts.title}</h2>
      <p id={`${id}-hint`} className="mt-3 text-sm text-stage-mist">
        {texts.hint}
      </p>
      <label htmlFor={id} className="mt-4 block text-sm font-medium">
        {texts.email}
      </label>
      <div className="mt-1.5 flex max-w-md gap-2">
        <input
          id={id}
          name="email"
          type="email"
          required
          maxLength={254}
          value={form.email}
          onChange={({ target }) => type({ email: target.value })}
          autoComplete="email"
          aria-describedby={`${id}-hint`}
          className="min-h-touch w-full min-w-0 rounded border border-stage-edge bg-transparent px-3.5 text-paper hover:border-paper"
        />
        <Button type="submit" variant="secondary" tone="stage" isLoading={isSending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}
