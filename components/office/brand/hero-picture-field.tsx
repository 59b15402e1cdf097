import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseField } from '@/components/office/kit/dense-field'
import { HERO_FOCUSES, HERO_WIDTH, heroAddress } from '@/domain/kit/hero-picture'
import type { BrandPage, useBrandForm } from '@/hooks/office/brand/use-brand'
import { brandTexts as texts } from '@/messages/office/brand/brand'

import { PictureUpload } from './picture-upload'

interface HeroPictureFieldProps {
  controls: ReturnType<typeof useBrandForm>
  mayWrite: boolean
}

const { fields, pictures } = texts

/** Picture of the company's own at the top of the home page, with its description and what stays in view. */
export function HeroPictureField({ controls, mayWrite }: HeroPictureFieldProps) {
  const { form, faults, type } = controls
  const { hero_picture: id, hero_alt, hero_focus } = form
  const [uploaded, setUploaded] = useState<BrandPage['hero']>(null)
  const isSmall = uploaded !== null && uploaded.version === id && uploaded.width < HERO_WIDTH
  return (
    <fieldset className="w-full">
      <legend className="font-medium">{fields.hero_picture.label}</legend>
      <p className="mt-1 text-xs text-ink-soft">{fields.hero_picture.hint}</p>
      {id && (
        // eslint-disable-next-line @next/next/no-img-element -- its widths are made by the API
        <img
          src={heroAddress(id, 640)}
          alt={hero_alt}
          width={320}
          height={200}
          style={{ objectPosition: hero_focus }}
          className="mt-2 aspect-8/5 w-80 max-w-full rounded border border-line object-cover"
        />
      )}
      {faults.hero_picture && (
        <p role="alert" className="mt-2 text-bad">
          {faults.hero_picture}
        </p>
      )}
      {isSmall && (
        <p role="alert" className="mt-2 border-l-2 border-warn pl-3">
          {pictures.heroSmall(uploaded)}
        </p>
      )}
      {mayWrite && (
        <PictureUpload
          name="hero"
          onDone={({ hero }) => {
            setUploaded(hero)
            if (hero) type({ hero_picture: hero.version, hero_alt: '' })
          }}
        >
          {() =>
            id && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => type({ hero_picture: '', hero_alt: '', hero_focus: 'center' })}
              >
                {pictures.toBike}
              </Button>
            )
          }
        </PictureUpload>
      )}
      {id && <Details {...{ form, faults, type }} />}
    </fieldset>
  )
}

type DetailsProps = Pick<HeroPictureFieldProps['controls'], 'form' | 'faults' | 'type'>

function Details({ form, faults, type }: DetailsProps) {
  return (
    <div className="mt-3 grid gap-4 sm:grid-cols-2">
      <DenseField
        name="hero_alt"
        {...fields.hero_alt}
        fault={faults.hero_alt}
        value={form.hero_alt}
        onChange={({ target }) => type({ hero_alt: target.value })}
      />
      <CompactSelect
        name="hero_focus"
        {...fields.hero_focus}
        value={form.hero_focus}
        options={HERO_FOCUSES.map((value) => ({ value, title: texts.focuses[value] }))}
        onChange={({ target }) => type({ hero_focus: target.value })}
      />
    </div>
  )
}
