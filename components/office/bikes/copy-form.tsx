import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import type { BikePage } from '@/hooks/office/bikes/use-bikes'
import { useBikeCopy } from '@/hooks/office/bikes/use-bike-copy'
import { bikeCopy as texts } from '@/messages/office/bikes/bike-copy'

import { DenseField } from '@/components/office/kit/dense-field'
import { NewForm } from './new-form'

export function CopyPart({ page }: { page: BikePage }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <CopyForm {...{ page }} onClose={() => setOpen(false)} />
  return (
    <Button variant="secondary" size="small" className="mb-4" onClick={() => setOpen(true)}>
      {texts.open}
    </Button>
  )
}

function CopyForm({ page, onClose }: { page: BikePage; onClose: () => void }) {
  const controls = useBikeCopy(page)
  const { form, faults, name, address } = controls
  return (
    <div className="mb-8 max-w-4xl">
      <NewForm title={texts.open} {...{ controls, onClose }}>
        <p className="text-ink-soft sm:col-span-2">{texts.hint}</p>
        <DenseField
          name="title"
          label={texts.title}
          value={form.title}
          fault={faults.title}
          maxLength={120}
          onChange={({ target }) => name(target.value)}
        />
        <DenseField
          name="slug"
          label={texts.slug}
          hint={texts.slugHint}
          value={form.slug}
          fault={faults.slug}
          maxLength={60}
          spellCheck={false}
          onChange={({ target }) => address(target.value)}
        />
      </NewForm>
    </div>
  )
}
