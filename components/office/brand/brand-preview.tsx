import { Logo } from '@/components/kit/layout/wordmark'
import { buttonStyles } from '@/components/kit/ui/button-styles'
import type { Brand } from '@/domain/kit/brand'
import { heroAddress } from '@/domain/kit/hero-picture'
import { pageBrand, type PageBrand } from '@/domain/kit/page-brand'
import { socialTitle } from '@/domain/kit/social-title'
import type { BrandPage } from '@/hooks/office/brand/use-brand'
import { brandTexts as texts } from '@/messages/office/brand/brand'

/** The top of the home page, and the foot of every page. */
export function BrandPreview({ brand, page }: { brand: Brand; page: BrandPage }) {
  const { name, line, announcement, accent, second_accent, socials, heading, lead } = brand
  const bikes = new Map(page.bikes.map(({ slug, title }) => [`/configurator/${slug}`, title]))
  const { menu, footer } = pageBrand(brand, page.pictures, (href) => bikes.get(href))
  return (
    <section
      aria-label={texts.preview}
      style={{ '--accent': accent, '--second-accent': second_accent } as React.CSSProperties}
      className="self-start overflow-hidden rounded border border-line-strong text-base wrap-anywhere xl:sticky xl:top-6"
    >
      {announcement !== null && (
        <p className="bg-ink px-4 py-3 text-center text-sm text-stage-mist">{announcement}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 bg-paper px-6 py-4">
        <p className="flex items-center gap-2.5">
          <Logo look={{ name, pictures: page.pictures }} />
          {page.pictures.logo && <span className="sr-only">{name}</span>}
        </p>
        <ul className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
          {menu.map(({ href, title }) => (
            <li key={href}>{title}</li>
          ))}
        </ul>
      </div>
      <div className="bg-stage px-6 py-10 text-paper">
        <p className="max-w-md text-3xl font-semibold text-balance">{heading}</p>
        <p className="mt-3 max-w-md text-sm text-stage-mist">{lead}</p>
        <OwnPicture {...brand} />
        <span className={buttonStyles({ tone: 'stage', size: 'large' }, 'mt-6')}>
          {texts.previewButton}
        </span>
      </div>
      <div className="bg-paper px-6 py-5">
        <span className={buttonStyles({})}>{texts.previewPaperButton}</span>
      </div>
      <Foot {...{ footer, line, socials }} />
    </section>
  )
}

function OwnPicture({ hero_picture, hero_alt, hero_focus }: Brand) {
  if (hero_picture === null) return null
  return (
    // eslint-disable-next-line @next/next/no-img-element -- its widths are made by the API
    <img
      src={heroAddress(hero_picture, 960)}
      alt={hero_alt ?? ''}
      width={960}
      height={600}
      style={{ objectPosition: hero_focus }}
      className="mt-6 aspect-8/5 h-auto w-full rounded-lg object-cover"
    />
  )
}

function Foot({ footer, line, socials }: Pick<PageBrand, 'footer' | 'line' | 'socials'>) {
  return (
    <div className="bg-ink px-6 py-5 text-sm text-paper">
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
        {footer.map(({ title, links }) => (
          <div key={title}>
            <p className="eyebrow text-stage-mist">{title}</p>
            <ul className="mt-1">
              {links.map((link) => (
                <li key={link.href}>{link.title}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-stage-line pt-4">
        <p className="text-stage-mist">{line}</p>
        <ul className="flex flex-wrap gap-x-5">
          {socials.map((address) => (
            <li key={address}>{socialTitle(address)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
